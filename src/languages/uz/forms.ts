import type { Forms } from '../language.js';

export const forms: Forms = {
  apostropheInside: true,
  endings: 'larning larni larda larga lar ning ni da ga dan i si sini lardan dagi',
  marksCase: true,
};
