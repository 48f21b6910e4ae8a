import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  apostropheInside: true,
  endings: 'larning larni larda larga lar ning ni da ga dan i si sini lardan dagi',
  marksCase: true,
};
