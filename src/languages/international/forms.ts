import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  announcing: 'to will shall ska skal va vont θα ще',
  objectEndings: 'а:у а:ы а:і а:е я:ю я:и я:е ь:я ь:ю й:я й:ю ий:его ый:ого ій:ого ая:ую яя:юю ът:а ят:я',
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
