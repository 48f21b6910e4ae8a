import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  spellings: {
    title: [
      [/(?<=quý\s)I(?![\p{L}\p{N}])/giu, '1'],
      [/(?<=quý\s)V(?![\p{L}\p{N}])/giu, '5'],
    ],
    rules: [[/(?<=[bcdghklmnpqrstvx]u?)y$/, 'i']],
  },
};
