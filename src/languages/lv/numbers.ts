import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'viens viena vienu',
    cardinals:
      'divi/divas/divu/diviem/divām/divus trīs/trim/triju četri/četras/četru/četriem/četrus pieci/piecas/piecu/pieciem seši/sešas/sešu/sešiem septiņi/septiņas/septiņu astoņi/astoņas/astoņu deviņi/deviņas/deviņu desmit',
    tens: 'divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit',
    scales:
      '100:simts/simti/simtu 1e3:tūkstotis/tūkstoši/tūkstošus/tūkstošu/tūkstošiem/tūkst 1e6:miljons/miljoni/miljonus/miljonu/miljoniem/milj 1e9:miljards/miljardi/miljardus/miljardu/mljrd',
    ordinals: 'pirm otr treš ceturt piekt sest septīt astot devīt desmit',
    ordinalEndings: 'ais ā ajā o ie ās ajai',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  oclock: 'plkst',
};
