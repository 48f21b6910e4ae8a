import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    un vai bet ja kad kur kāpēc kā kas ko kam kura kurš kuri kuras kurā kāds kāda kādi cik jo lai arī
    gan es tu viņš viņa mēs jūs viņi viņas mani man tevi tev viņu viņam viņai mūs mums jūs jums viņus
    viņiem savu sava savas savā sev sevi mans mana tavs mūsu jūsu šis šī šie šīs šo šajā tas tā tie tās
    to tam tai tajā ir bija būs būt esmu esam ir bijis tiek tika tikt var varētu ar no uz pie pēc pirms
    par pa zem virs starp pret līdz caur kopš dēļ jau vēl tikai ļoti vairāk tad tur te visi viss visu
  `,
  negations: 'ne nav nebija nekad neviens nekas bez nebūs nedrīkst nevar',
  questionFrames: [
    { openings: 'cik ilgi', weak: 'ilgst ilgs' },
    { openings: 'cik daudz, cik gadu, cikos, cik, vai var, vai', weak: 'maksā' },
  ],
  titles: {
    questions: 'kāpēc vai',
    and: 'un',
    antonyms: 'pirms:pēc',
    qualifiers: 'pret sieviešu bijušais bijusī',
  },
  labels: {
    routine: `
      horoskop*, zodiaka zīm*, astrolog*, loterij* rezultāt*, eurojackpot, atlaid*, akcij* preces,
      izpārdošan*, black friday, dāvanu idej*, krustvārd*, sudoku, tv programma, ko skatīties, kur skatīties,
      jauni gadījumi, jaunu gadījumu, laika prognoz*, laikapstākļu prognoz*, recept*
    `,
    words: 'tiešraide steidzami foto video',
    publisher: 'avīze',
  },
};
