import { DEVANAGARI } from '../devanagari.js';
import type { Forms } from '../language.js';

export const forms: Forms = {
  syllabic: true,
  endings: 'ले लाई मा माथि को का की बाट सँग देखि हरू हरूले हरूको हरूलाई हरूमा हरु हरुले हरुको द्वारा',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI },
};
