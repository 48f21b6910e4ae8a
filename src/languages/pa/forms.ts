import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'ਾਂ ੀਆਂ ਿਆਂ ਾ ੀ ੇ ੋਂ ਂ ੋ',
};
