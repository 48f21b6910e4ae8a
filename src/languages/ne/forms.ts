import { DEVANAGARI_SPELLINGS } from '../devanagari.js';
import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'ले लाई मा माथि को का की बाट सँग देखि हरू हरूले हरूको हरूलाई हरूमा हरु हरुले हरुको द्वारा',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI_SPELLINGS },
};
