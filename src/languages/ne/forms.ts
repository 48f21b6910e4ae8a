import type { Forms } from '../language.js';

const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  [/ॉ|ऑ/gu, 'ा'],
  [/[ङञणनम]्(?=[क-म])/gu, 'ं'],
  [/(?<=.)ये$/u, 'ए'],
  [/(?<=.)यी$/u, 'ई'],
  [/(?<=.)यीं$/u, 'ईं'],
  [/ऐं/gu, 'ें'],
];

export const forms: Forms = {
  syllabic: true,
  endings: 'ले लाई मा माथि को का की बाट सँग देखि हरू हरूले हरूको हरूलाई हरूमा हरु हरुले हरुको द्वारा',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI },
};
