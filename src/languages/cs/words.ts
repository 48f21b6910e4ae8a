import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    a i ale nebo či že aby když jestli protože proto jako jak kde kdy proč kdo co který která které
    kteří kterých jaký jaká jaké čí já ty on ona ono my vy oni ony mě mně tě ti ho mu ji jí nás nám vás
    vám jich jim je se si svůj svou své svého svých můj moje náš naše ten ta to ti tyto tento tato toto
    této tohoto těch tím v ve na s se z ze k ke do od ode po pod nad před přes při pro za o u mezi podle
    během kolem proti kvůli jsem jsi je jsou jsme jste byl byla bylo byli bude budou by má mají měl může
    mohou už ještě jen také taky tak tam tady velmi více než všichni vše všechny
  `,
  negations: 'ne není nejsou bez nikdy nikdo nic žádný žádná žádné ani nebyl nebude nemá',
  questionFrames: [
    { openings: 'jak dlouho', weak: 'trvá trvají potrvá' },
    {
      openings: 'kolik, kolik let, v kolik hodin, v kolik, jak často, jak daleko',
      weak: 'stojí začíná lidí',
    },
    { openings: 'kdo, co, kde, kdy, proč, jak, kam', empty: 'lze' },
  ],
  titles: {
    reporting: 'říká řekl řekla uvedl uvedla tvrdí',
    questions: 'proč zda',
    and: 'a',
    antonyms: 'před:po více:méně nad:pod od:do',
    qualifiers: 'proti ženy žen exprezident bývalý bývalá severní jižní východní západní',
  },
  roles: { opponent: 'proti', locative: 'v ve na' },
  labels: {
    routine: `
      horoskop*, znamení zvěrokruhu, tarot*, astrolog*, sportka, výsledky sportky, eurojackpot,
      výherní čísla, tažená čísla, výprodej*, nejlepší nabídky, akční nabídk*, akční leták*, slevový kód,
      slevové kódy, nejnižší cena, black friday, tipy na dárky, tip na dárek, dárky pro, návod na hru,
      jak porazit, křížovk*, sudoku, wordle, tv program, co sledovat, kde sledovat, kdy a kde sledovat,
      novinky na netflixu, kam vyrazit, tipy na víkend, tipy na výlet, nových případů, nové případy,
      nově nakažených, nakažených přibylo, předpověď počasí, počasí na, kurz eura, kurzy měn,
      ceny pohonných hmot, otevírací doba, svátek má, jmeniny, slevy až, slevy na, slevou, recepty
    `,
    words: `
      živě naživo aktuálně on-line video foto fotografie fotogalerie rozhovor exkluzivně reportáž komentář
      online
    `,
    publisher: 'noviny zprávy',
  },
  pages: {
    untitled: 'bez názvu',
    credits: 'Foto',
    calls: 'Sledujte nás, Odebírejte, Klikněte zde, Čtěte také, Přečtěte si také, Číst více',
    readOn: 'Číst dál',
  },
};
