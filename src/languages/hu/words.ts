import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    a az egy és vagy de hanem hogy ha mert mint amikor ahol ami aki amely amelyek akik amit akit ezért
    azért így úgy is meg még már csak nagyon én te ő mi ti ők engem téged őt minket titeket őket nekem
    neked neki nekünk nektek nekik ez azok ezek ezt azt ebben abban erre arra ettől attól ennek annak ki
    kit kinek milyen melyik mikor hol hova honnan miért hogyan mennyi van vannak volt voltak lesz
    lesznek lett lettek lenne legyen lehet kell szerint után előtt alatt fölött között mellett miatt
    ellen felé óta által során majd itt ott el fel le be ki át össze több minden
  `,
  negations: 'nem ne sem se nincs nélkül soha senki semmi sincs nincsenek',
  questionFrames: [
    { openings: 'meddig, mennyi ideig', weak: 'tart tartanak' },
    { openings: 'hány éves, hány, mennyi, hány órakor, mennyibe', weak: 'kerül kezdődik ember' },
    { openings: 'ki, mi, mikor, hol, hogyan, miért, hova', empty: 'lehet' },
  ],
  titles: {
    questions: 'miért hogyan vajon',
    and: 'és',
    antonyms: 'előtt:után több:kevesebb felett:alatt fel:le',
    qualifiers: 'ellen női korábbi észak dél kelet nyugat',
    reporting: 'százalék mondta mondja',
  },
  labels: {
    routine: `
      horoszkóp*, csillagjegy*, asztrológ*, tarot, lottószámok, ötös lottó*, nyerőszámok*, eurojackpot,
      lottó nyerőszám*, leárazás*, kuponkód*, kupon*, legalacsonyabb ár*, black friday, ajándékötlet*,
      ajándéktipp*, hol találod, így szerezd meg, keresztrejtvény, sudoku, wordle, tv műsor*, mit nézz*,
      hol nézhető, netflix újdonság*, programajánló, új fertőzött*, új eset*, új megbetegedés*,
      időjárás előrejelzés*, milyen idő lesz, euró árfolyam*, benzinár*, nyitvatartás*, névnap*, akciós*,
      receptek
    `,
    words: 'élő rendkívüli fotók képek fotó videó videók percről percre exkluzív frissítve frissült galéria',
    publisher: 'hírek újság',
  },
  pages: {
    untitled: 'cím nélkül',
    credits: 'Fotó',
  },
};
