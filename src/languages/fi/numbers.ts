import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'yksi yhden yhtä',
    cardinals:
      'kaksi/kahden/kahta/kahdessa/kahdesta kolme/kolmen/kolmea/kolmessa/kolmesta neljä/neljän/neljää/neljässä viisi/viiden/viittä/viidessä kuusi/kuuden/kuutta seitsemän/seitsemää kahdeksan/kahdeksaa yhdeksän/yhdeksää kymmenen/kymmentä yksitoista kaksitoista kolmetoista',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
    scales:
      '100:sata/sataa/sadan 1e3:tuhat/tuhatta/tuhannen 1e6:miljoona/miljoonaa/miljoonan/milj 1e9:miljardi/miljardia/miljardin/mrd',
    ordinals:
      'ensimmäinen/ensimmäisen/ensimmäisessä/ensimmäisellä/ensimmäistä - kolmas/kolmannen/kolmannella/kolmatta neljäs/neljännen/neljännellä/neljättä viides/viidennen',
    compound: true,
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  oclock: 'klo',
};
