import type { Language } from '../language.js';

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
  functionWords: `
    in a ali pa ter da če ko kadar kjer kam kako zakaj ker kaj kdo ki kateri katera katero katere čigav
    kakšen koliko jaz ti on ona ono mi vi oni one mene me tebe njega ga mu njo jo ji nas nam vas vam
    njih jih jim se sebe sebi si svoj svoja svoje svojih moj moja naš naša vaš njegov njen njihov ta to
    ti te tega tem tisti tista v na s z iz od do za po o pri pod nad pred skozi proti med ob čez prek
    zaradi okoli je so sem smo ste sta bil bila bilo bili bo bodo bi biti ima imajo lahko že še samo
    tudi tako tu tam zelo več vse vsi kot
  `,
  negations: 'ne ni niso nima brez nikoli nihče nič noben nobena niti nisem ne',
};
