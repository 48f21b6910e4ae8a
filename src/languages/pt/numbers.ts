import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'um uma',
    cardinals:
      'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    scales:
      '100:cem/cento 1e3:mil 1e6:milhão/milhões/mi/milhao 1e9:bilhão/bilhões/bi/bilião 1e12:trilhão/trilhões',
    ordinals:
      'primeiro/primeira segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
    joint: 'e',
  },
  notation: { score: '\\s(?:a|x)\\s', ordinal: '\\.?\\s?[ºª°](?!\\s?[CF]\\b)' },
  hourWords: 'horas',
  dayHalves: 'da manhã | da tarde/da noite',
};
