import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    in a ali pa ter da če ko kadar kjer kam kako zakaj ker kaj kdo ki kateri katera katero katere čigav
    kakšen koliko jaz ti on ona ono mi vi oni one mene me tebe njega ga mu njo jo ji nas nam vas vam
    njih jih jim se sebe sebi si svoj svoja svoje svojih moj moja naš naša vaš njegov njen njihov ta to
    ti te tega tem tisti tista v na s z iz od do za po o pri pod nad pred skozi proti med ob čez prek
    zaradi okoli je so sem smo ste sta bil bila bilo bili bo bodo bi biti ima imajo lahko že še samo
    tudi tako tu tam zelo več vse vsi kot
  `,
  negations: 'ne ni niso nima brez nikoli nihče nič noben nobena niti nisem ne',
  questionFrames: [
    { openings: 'kako dolgo, koliko časa', weak: 'traja trajajo' },
    { openings: 'koliko, ob kateri uri, kako pogosto, ali lahko', weak: 'stane ljudi' },
  ],
  titles: {
    questions: 'zakaj',
    and: 'in',
    antonyms: 'pred:po več:manj nad:pod od:do',
    qualifiers: 'proti ženske nekdanji nekdanja severna južna vzhodna zahodna',
  },
  roles: { opponent: 'proti', locative: 'v na' },
  labels: {
    routine: `
      horoskop*, znamenj* zodiaka, tarot, astrolog*, loto rezultati, eurojackpot, izžrebane številke,
      popust*, razprodaj*, akcijska ponudba, black friday, ideje za darila, darila za, križank*, sudoku,
      tv spored, kaj gledati, kje gledati, novih primerov, novih okužb, vremenska napoved, cene goriv*
    `,
    words: 'v živo na ekskluzivno video foto intervju',
    publisher: 'novice',
  },
  pages: {
    untitled: 'brez naslova',
    credits: 'Foto',
  },
};
