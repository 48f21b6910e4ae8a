import type { Forms } from '../language.js';

export const forms: Forms = {
  spellings: {
    title: [
      [/(?<=quý\s)I(?![\p{L}\p{N}])/giu, '1'],
      [/(?<=quý\s)V(?![\p{L}\p{N}])/giu, '5'],
    ],
    rules: [[/(?<=[bcdghklmnpqrstvx]u?)y$/, 'i']],
  },
};
