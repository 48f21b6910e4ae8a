import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'vienas viena vieną vieno',
    cardinals:
      'du/dvi/dviejų/dviem trys/trijų/tris/trims keturi/keturios/keturių/keturis/keturias penki/penkios/penkių/penkis/penkias šeši/šešios/šešių/šešis septyni/septynios/septynių/septynis aštuoni/aštuonios/aštuonių/aštuonis devyni/devynios/devynių dešimt',
    tens: 'dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt devyniasdešimt',
    scales:
      '100:šimtas/šimtai/šimtų 1e3:tūkstantis/tūkstančiai/tūkstančius/tūkstančių/tūkst 1e6:milijonas/milijonai/milijonus/milijonų/milijono/mln 1e9:milijardas/milijardai/milijardus/milijardų/milijardo/mlrd',
    ordinals: 'pirm antr treč ketvirt penkt šešt septint aštunt devint dešimt',
    ordinalEndings: 'as a asis oji ąjį ą ojo o oje ame ąją ajame iasis ią iąjį io ioji iame iojo iajame',
  },
  notation: { ordinal: '-?(?:asis|oji|ąjį|ojo|oje|ajame|iojo)', romanOrdinals: true },
};
