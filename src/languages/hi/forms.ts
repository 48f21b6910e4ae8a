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
  endings: 'ियों ियां ों ें ीय ाओं ा ी े ि िया ं ओं एं',
  alternations: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI },
};
