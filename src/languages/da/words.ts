import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    den det de en et og eller men at som der hvis fordi når hvor hvornår hvordan hvorfor hvem hvad
    hvilken hvilket hvilke jeg du han hun vi i mig dig ham hende os jer dem sig min mit mine din dit sin
    sit sine hans hendes deres vores denne dette disse er var været bliver blev blevet har havde have
    kan kunne skal skulle vil ville må af på til fra med om under over efter før mod mellem ved hos for
    gennem for siden ad også kun meget mere mest her nu så ud op ned ind
  `,
  negations: 'ikke ingen intet aldrig uden ej hverken næppe',
  questionFrames: [
    { openings: 'hvor længe', weak: 'varer holder' },
    {
      openings:
        'hvor mange, hvor meget, hvor gammel, hvor gammelt, hvor ofte, hvor langt, hvad tid, hvad dag',
      weak: 'koster starter begynder mennesker',
    },
    { openings: 'hvem, hvad, hvornår, hvor, hvorfor, hvordan, kan, er', empty: 'man får' },
  ],
  titles: {
    questions: 'hvorfor hvordan',
    and: 'og',
    antonyms: 'før:efter mere:mindre op:ned over:under fra:til',
    qualifiers: 'første anden tredje mod kvinder ex/tidligere vice nord syd øst vest',
    reporting: 'procent siger ifølge kilder sagde',
  },
  roles: { locative: 'i på', opponent: 'mod imod' },
  labels: {
    routine: `
      horoskop*, stjernetegn, astrolog*, lottotal, lottotallene, eurojackpot, vindertal, vindertallene,
      bedste tilbud, gode tilbud, tilbud på, tilbudsavis*, rabat, rabatkode*, udsalg, spar op til,
      laveste pris, black friday, cyber monday, gaveideer, gaveidéer, gaver til, gaveguide,
      her finder du alle, krydsord, sudoku, wordle, tv guide, tv oversigt, tv i aften, det skal du se,
      hvor kan man se, nyt på netflix, nye smittede, nye tilfælde, nye coronatilfælde, smittetal,
      vejrudsigt*, benzinpris* i dag, åbningstider, opskrift*, dagens opskrift
    `,
    words: `
      direkte lige nu siste seneste nyt nyheder billeder ekstra se klip klippet filmen video videoen er her
      uppdateret opdateret lyt hør avslører eksklusivt hastende analyse reportage interview med i
    `,
    publisher: 'nyheder avisen dagbladet',
  },
  distinctive:
    'af at hvad blev efter mod op meget mig sig nu siger ud ind jer *tion* *hed *øj* *eje* *gade* *ede',
  pages: {
    untitled: 'uden titel',
    credits: 'Foto',
    byline: 'af',
    post: 'Indlægget',
    appearedOn: 'blev først udgivet på',
    calls: 'Følg os, Følg med live, Abonner, Klik her, Læs også',
    readOn: 'Læs mere',
  },
  places: { abbreviations: 'sankt:st' },
};
