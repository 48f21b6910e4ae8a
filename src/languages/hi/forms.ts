import { DEVANAGARI } from '../devanagari.js';
import type { Forms } from '../language.js';

export const forms: Forms = {
  syllabic: true,
  endings: 'ियों ियां ों ें ीय ाओं ा ी े ि िया ं ओं एं',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI },
};
