import type { Forms } from '../language.js';

export const forms: Forms = {
  syllabic: true,
  endings: 'ਾਂ ੀਆਂ ਿਆਂ ਾ ੀ ੇ ੋਂ ਂ ੋ',
};
