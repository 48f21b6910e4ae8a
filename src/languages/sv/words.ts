import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    den det de en ett och eller men att som om när var vart hur varför vem vad vilken vilket vilka jag
    du han hon vi ni mig dig honom henne oss er dem sig min mitt mina din ditt sin sitt sina hans hennes
    deras vår vårt våra denna detta dessa vara varit blir blev bli blivit har hade ha kan kunde ska
    skall skulle vill ville av på till från med under över efter före mot mellan vid hos genom sedan
    enligt åt för i också även bara mycket mer mest här där nu då så ut upp ner in är
  `,
  negations: 'inte ej icke aldrig utan ingen inget inga varken knappast',
  questionFrames: [
    { openings: 'hur länge', weak: 'varar håller' },
    {
      openings: 'hur många, hur mycket, hur gammal, hur ofta, hur långt, hur dags, vilken dag, vilken tid',
      weak: 'kostar börjar människor',
    },
    { openings: 'vem, vad, när, var, varför, hur, kan, är', empty: 'man får' },
  ],
  titles: {
    questions: 'varför hur',
    and: 'och',
    antonyms: 'före:efter mer:mindre upp:ner/ned över:under från:till',
    qualifiers:
      'första andra tredje mot damer kvinnor dam ex/tidigare/förre/förra vice norra södra östra västra misstänkt',
    reporting: 'procent säger enligt studie källor sade sa hävdar',
  },
  roles: { locative: 'i på', opponent: 'mot' },
  labels: {
    routine: `
      horoskop*, stjärntecken, astrolog*, lottoraden, lottodragning, eurojackpot, rätt rad, vinnande nummer,
      bästa erbjudanden, bästa deals, bästa fynden, fynda, rabattkod*, rabatt, lägsta pris, prissänkt,
      prisras, black friday, black week, cyber monday, julklappstips, presenttips, presenter till,
      julklappar till, köpguide, här hittar du alla, korsord, sudoku, wordle, veckans quiz, tv tablå,
      tv tips, på tv i kväll, var kan man se, nytt på netflix, att göra i helgen, nya fall, nya smittade,
      nya coronafall, bekräftade fall, smittotal, väderprognos, vädret i dag, bensinpris* i dag,
      elpriset i dag, öppettider, namnsdag
    `,
    words: `
      direkt just nu senaste siste nytt nyheter bilder bilderna extra se klippet klipp filmen videon är här
      bildspel uppdateras uppdaterad lyssna hör avslöjar exklusivt analys reportage intervju med i tv
    `,
    publisher: 'nyheter tidningen bladet dagbladet',
  },
  pages: {
    untitled: 'utan titel, namnlös',
    credits: 'Foto, Bild',
    byline: 'av',
    post: 'Inlägget',
    appearedOn: 'dök först upp på',
    calls: 'Följ oss, Följ live, Prenumerera, Klicka här, Läs också, Läs även',
    readOn: 'Läs mer',
  },
  places: { abbreviations: 'sankt:st' },
};
