import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country; the economy is `gospodarstvo`. */
export const sl: Language = {
  code: 'sl',
  aliases: ['slv'],
  endonym: 'slovenščina',
  englishName: 'Slovenian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'SI',
  trendingQuery: 'glavne novice',
  regionNames: { US: 'ZDA', GB: 'Velika Britanija', AE: 'Emirati' },
  categories: {
    world: 'svet',
    national: 'Slovenija',
    business: 'posel',
    technology: 'tehnologija',
    entertainment: 'zabava',
    sports: 'šport',
    science: 'znanost',
    health: 'zdravje',
    politics: 'politika',
    economy: 'gospodarstvo',
    environment: 'okolje',
  },
  sectionNames: {
    world: 'tujina, po svetu, evropa, mednarodno, novice iz sveta, zunanja politika, Bližnji vzhod',
    national: 'domače novice, doma, po Sloveniji, novice iz Slovenije',
    business: `
      posli, finance*, denar, podjetja, borza, podjetništvo, trgi, banke, poslovno, naložbe, industrija
    `,
    technology: `
      tehnologije, tech*, znanost in tehnologija, internet, umetna inteligenca, digitalno, mobilno, IT,
      računalništvo, kibernetska varnost
    `,
    entertainment: `
      kultura*, film*, filmi, glasba*, zvezdniki, slavni, televizija, scena, estrada, tv, serije, trači,
      gledališče, zabava in slog, popin
    `,
    sports: `
      nogomet*, košarka, rokomet, smučanje, kolesarstvo, odbojka, tenis, formula 1, liga prvakov,
      atletika, hokej, smučarski skoki, olimpijske igre, zimski športi, biatlon, drugi športi, plavanje,
      motošport, evropsko prvenstvo
    `,
    science: 'vesolje, znanost in tehnologija, raziskave, astronomija, arheologija, fizika, biologija',
    health: 'zdravstvo*, medicina*, koronavirus, covid 19, bolezni, zdravje in lepota, javno zdravje',
    politics: 'volitve*, vlada, državni zbor, stranke, notranja politika, zunanja politika, parlament',
    economy: 'ekonomija*, inflacija, makroekonomija, svetovno gospodarstvo, BDP',
    environment: `
      ekologija*, podnebje, narava, podnebne spremembe, podnebna kriza, varstvo okolja, trajnost, okolje
      in narava
    `,
  },
  sectionHead: 'either',
  newsWords: 'novice novica zadnje najnovejše aktualno rubrika tema teme danes iz vse',
  and: 'in',
  forms,
  numbers,
  words,
};
