import type { Forms } from '../language.js';

export const forms: Forms = {
  run: { particleWords: 'នៅ នៃ និង ដែល' },
};
