import type { Forms } from '../language.js';

export const forms: Forms = {
  spellings: {
    words: 'kilometers:km kilometer:km kilometres:km kilometre:km kilograms:kg hectares:ha hektar:ha',
    titleMark: /US|U\.S|WHO|IT|AM|OR|IS|ALL|HAS|19|և/,
    title: [
      [/\bU\.S\.(?:A\.)?/g, 'USA'],
      // Acronyms that look like words once folded: US and us, WHO and who.
      [/\bUS\b(?!['’])/g, 'USA'],
      [/\b(WHO|IT|AM|OR|IS|ALL|HAS)\b(?!['’])/g, '$1x'],
      [/\b(covid)[-\u2010\u2011 ]?19\b/gi, '$1'],
      // The Armenian ligature, whose capitals are two letters.
      [/և/g, 'եվ'],
    ],
  },
};
