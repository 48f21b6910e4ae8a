import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  apostropheInside: true,
};
