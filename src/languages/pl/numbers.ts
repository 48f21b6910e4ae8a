import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'jeden jedna jedno jednego jednej jedną jednym',
    cardinals:
      'dwa/dwie/dwóch/dwoje/dwaj/dwu/dwom/dwoma/dwiema/dwojga trzy/trzech/trzej/troje/trzem/trzema/trojga cztery/czterech/czterej/czworo/czterem pięć/pięciu/pięcioro sześć/sześciu/sześcioro siedem/siedmiu/siedmioro osiem/ośmiu/ośmioro dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu',
    tens: 'dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
    hundreds:
      'dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset',
    scales:
      '100:sto/stu 1e3:tysiąc/tysiące/tysięcy/tysiącach/tysiącami/tys 1e6:milion/miliony/milionów/milionach/milionami/miliona/mln 1e9:miliard/miliardy/miliardów/miliardach/miliardami/miliarda/mld 1e12:bilion/biliony/bilionów/bln',
    ordinals: 'pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt',
    ordinalEndings: 'y a e ego ej ym ą emu i ie iego iej im ia ią iemu',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  oclock: 'godz/godzina',
  dayHalves: 'rano | wieczorem/po południu',
};
