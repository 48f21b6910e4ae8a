import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  run: { particleWords: 'នៅ នៃ និង ដែល' },
};
