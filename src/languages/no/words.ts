import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    den det de en et ei ein eit og eller men at å som om når hvor hvordan hvorfor hvem hva hvilken
    hvilket hvilke kor korleis kva kven jeg eg du han hun ho vi i me dere meg deg ham henne oss dem seg
    min mitt mine din ditt sin sitt sine hans hennes deres vår vårt våre denne dette disse er var vært
    blir ble blitt vart har hadde ha kan kunne skal skulle vil ville må av på til fra frå med under over
    etter før mot mellom ved hos gjennom siden ifølge for også bare mye mer mest her nå så ut opp ned
    inn
  `,
  negations: 'ikke ikkje ingen intet aldri uten verken neppe inga',
  questionFrames: [
    { openings: 'hvor lenge', weak: 'varer' },
    {
      openings: 'hvor mange, hvor mye, hvor gammel, hvor ofte, hvor langt, hvilken dag, hva tid',
      weak: 'koster starter begynner mennesker',
    },
    { openings: 'hvem, hva, når, hvor, hvorfor, hvordan, kan, er', empty: 'man får' },
  ],
  titles: {
    questions: 'hvorfor hvordan',
    and: 'og',
    antonyms: 'før:etter mer:mindre opp:ned over:under fra:til',
    qualifiers: 'første andre tredje mot kvinner damer ex/eks/tidligere vise nord sør øst vest',
    reporting: 'prosent sier ifølge kilder sa',
  },
  roles: { locative: 'i på', opponent: 'mot' },
  labels: {
    routine: `
      horoskop*, stjernetegn, astrolog*, lottotall, lottotrekning, vikinglotto, eurojackpot, vinnertall,
      beste tilbud, gode tilbud, tilbud på, rabattkode*, rabatt, salg på, laveste pris, prisras,
      black friday, black week, cyber monday, gavetips, julegavetips, gaver til, her finner du alle,
      kryssord, sudoku, wordle, dagens quiz, tv guide, på tv i kveld, hvor kan du se, nytt på netflix,
      hva skjer i helgen, nye smittede, nye tilfeller, nye koronasmittede, smittetall, værmelding,
      været i dag, strømprisen i dag, bensinpris* i dag, åpningstider, oppskrift*
    `,
    words: `
      direkte akkurat nå siste nytt nyheter bilder bildene ekstra se klipp klippet filmen videoen er her
      oppdatert oppdateres lytt hør avslører eksklusivt analyse reportasje intervju med i
    `,
    publisher: 'nyheter avisen dagbladet',
  },
  distinctive: 'av å hva ble etter mot opp mye meg seg nå sier ut inn *sjon* *het *øy* *ei* fram ordfører*',
  pages: {
    untitled: 'uten tittel',
    credits: 'Foto',
    byline: 'av',
    post: 'Innlegget',
    appearedOn: 'dukket først opp på',
    calls: 'Følg oss, Abonner, Klikk her, Les også',
    readOn: 'Les mer',
  },
  places: { abbreviations: 'sankt:st' },
};
