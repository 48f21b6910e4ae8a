import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un unha',
    cardinals: 'dous/dúas tres catro cinco seis sete oito nove dez once doce',
    tens: 'vinte trinta corenta cincuenta sesenta setenta oitenta noventa',
    scales: '100:cen/cento 1e3:mil 1e6:millón/millóns',
    ordinals: 'primeiro/primeira segunda terceiro/terceira',
  },
  notation: { score: '\\s(?:a|x)\\s', ordinal: '\\.?\\s?[ºª°](?!\\s?[CF]\\b)' },
};
