import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'üks ühe',
    cardinals:
      'kaks/kahe/kaht kolm/kolme neli/nelja viis/viie kuus/kuue seitse/seitsme kaheksa üheksa kümme/kümne',
    scales:
      '100:sada/saja 1e3:tuhat/tuhande/tuhandet 1e6:miljon/miljoni/miljonit/mln 1e9:miljard/miljardi/miljardit/mld/mrd',
    ordinals:
      'esimene/esimese/esimest/esimeses - kolmas/kolmanda/kolmandat/kolmandas neljas/neljanda/neljandat/neljandas',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  oclock: 'kell',
};
