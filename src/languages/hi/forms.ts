import { DEVANAGARI_SPELLINGS } from '../devanagari.js';
import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'ियों ियां ों ें ीय ाओं ा ी े ि िया ं ओं एं',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI_SPELLINGS },
};
