import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'moja mmoja',
    cardinals:
      'mbili/wawili/viwili/miwili/mawili tatu/watatu/vitatu/mitatu nne/wanne/vinne/minne tano/watano/vitano/mitano sita saba nane/wanane tisa kumi',
    ordinals: 'kwanza pili',
  },
};
