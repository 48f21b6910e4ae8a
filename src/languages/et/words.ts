import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ja ning või aga kuid vaid et kui sest kuigi nagu siis ka kes mis mida kelle mille keda kellele
    millal kus kuhu kust miks kuidas milline missugune mina sina tema ma sa ta meie teie nemad me te nad
    mind sind teda meid teid neid minu sinu meie teie nende mu su end enda oma see need selle nende seda
    neid selles sellest too on oli olid olen oled oleme olete olnud olema oleks saab saavad sai saanud
    võib võivad peab juures koos järgi pärast enne vastu kohta läbi üle alla all peale jaoks tõttu kuni
    juba veel ainult vaid nüüd väga rohkem kõige
  `,
  negations: 'ei mitte ära ilma kunagi keegi pole polnud ega',
  questionFrames: [
    { openings: 'kui kaua', weak: 'kestab kestavad' },
    { openings: 'kui palju, kui vana, kui tihti, mis kell, mitu', weak: 'maksab algab' },
  ],
  titles: {
    questions: 'miks kuidas',
    and: 'ja',
    antonyms: 'enne:pärast',
    qualifiers: 'vastu naiste endine',
  },
  labels: {
    routine: `
      horoskoop*, tähemär*, taro*, astroloog*, lototulemus*, eurojackpot, võidunumbrid, allahindlus*,
      sooduspakkum*, sooduskood*, black friday, must reede, kingiidee*, kingisoovitus*, ristsõna*, sudoku,
      telekava, mida vaadata, kust vaadata, uut nakatunut, uut juhtumit, nakatunuid, ilmaprognoos, ilm täna,
      retsept*
    `,
    words: 'otse otsepilt fotod videod galerii otseülekanne video foto',
    publisher: 'ajaleht',
  },
};
