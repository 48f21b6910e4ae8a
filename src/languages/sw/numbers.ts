import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  words: {
    one: 'moja mmoja',
    cardinals:
      'mbili/wawili/viwili/miwili/mawili tatu/watatu/vitatu/mitatu nne/wanne/vinne/minne tano/watano/vitano/mitano sita saba nane/wanane tisa kumi',
    ordinals: 'kwanza pili',
  },
  percent: 'asilimia',
  currencies: { $: 'dola', '£': 'paund' },
  months:
    'januari/jan | februari/feb | machi/mac | aprili/apr | mei | juni/jun | julai/jul | agosti/ago | septemba/sep | oktoba/okt | novemba/nov | desemba/des',
};
