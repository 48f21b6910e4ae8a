import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    a i aj ale alebo či že aby keď ak pretože preto ako kde kedy prečo kto čo ktorý ktorá ktoré ktorí
    ktorých aký aká aké čí ja ty on ona ono my vy oni ony mňa mne ťa ti ho mu ju jej nás nám vás vám ich
    im sa si svoj svoju svoje svojho svojich môj moja náš naša ten tá to tí tieto tento táto toto tejto
    tohto tých tým v vo na s so z zo k ku do od odo po pod nad pred cez pri pre za o u medzi podľa počas
    okolo proti kvôli som si je sú sme ste bol bola bolo boli bude budú by má majú mal môže môžu už ešte
    len iba tiež tak tam tu veľmi viac než všetci všetko
  `,
  negations: 'nie bez nikdy nikto nič žiadny žiadna žiadne ani nebol nebude nemá nebola',
  questionFrames: [
    { openings: 'ako dlho', weak: 'trvá trvajú potrvá' },
    { openings: 'koľko, koľko rokov, o koľkej, ako často, ako ďaleko', weak: 'stojí začína ľudí' },
  ],
  titles: {
    reporting: 'hovorí povedal povedala tvrdí',
    questions: 'prečo či',
    and: 'a',
    antonyms: 'pred:po viac:menej nad:pod od:do',
    qualifiers: 'proti ženy bývalý bývalá severný južný východný západný',
  },
  roles: { opponent: 'proti', locative: 'v vo na' },
  labels: {
    routine: `
      horoskop*, znamenia zverokruhu, tarot*, astrolog*, výsledky loto, eurojackpot, výherné čísla,
      výpredaj*, najlepšie ponuky, zľavový kód, najnižšia cena, black friday, tipy na darčeky, darčeky pre,
      krížovk*, sudoku, wordle, tv program, čo pozerať, kde sledovať, novinky na netflixe, kam vyraziť,
      tipy na víkend, nových prípadov, nové prípady, predpoveď počasia, počasie na, kurz eura,
      otváracie hodiny, meniny má, zľavy až, zľavy na, so zľavou, recepty
    `,
    words: `
      živě naživo aktuálne mimoriadne on-line video foto fotografie fotogalerie rozhovor exkluzívne
      ekskluzívne online
    `,
  },
  pages: {
    untitled: 'bez názvu',
    credits: 'Foto',
  },
};
