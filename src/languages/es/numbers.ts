import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un uno una',
    cardinals:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    scales: '100:cien/ciento 1e3:mil 1e6:millón/millones/mdd 1e12:billón/billones',
    ordinals: 'primer segund tercer cuart quint sext séptim octav noven décim',
    ordinalEndings: '+ o a',
    joint: 'y',
  },
  notation: { score: '\\s(?:a|x)\\s', ordinal: '\\.?\\s?[ºª°](?!\\s?[CF]\\b)|\\.?(?:er|ro|ra|do|da|to|ta)' },
  months: '9 set/setiembre',
  oclock: 'a las',
  hourWords: 'horas/hora',
  minuteWords: 'minutos',
  dayHalves: 'de la mañana | de la tarde/de la noche',
};
