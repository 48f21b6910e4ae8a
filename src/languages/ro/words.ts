import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    un o niște unui unei unor al ale a cu de la în din pe pentru prin despre după până între sub peste
    către spre lângă dintre printre contra împotriva și sau ori dar iar însă că să dacă ca când unde cum
    cât câți cine care ce cui pe eu tu el ea noi voi ei ele mă te se îl ne vă le îi lui lor mi ți și meu
    mea tău ta său sa noastră nostru acest această acești aceste acel acea acei acele asta ăsta este
    sunt e era erau fost fi fie va vor au am are avea poate pot mai foarte tot toate toți toată doar
    numai deja încă așa atunci acum aici acolo
  `,
  negations: 'nu nici fără niciodată nimeni nimic niciun nicio deloc',
  questionFrames: [
    { openings: 'cât timp, cât de mult, câte zile', weak: 'durează dura' },
    { openings: 'cât, cât de des, câți ani, câți, câte, la ce oră', weak: 'costă începe oameni' },
    { openings: 'cine, ce, când, unde, cum, de ce', empty: 'putem' },
  ],
  titles: {
    questions: 'oare',
    and: 'și',
    antonyms: 'înainte:după sus:jos peste:sub',
    qualifiers: 'contra împotriva femei feminin fosta/ex/fostul nord sud est vest',
    reporting: 'într dintr printr spune zis declarat',
  },
  roles: { object: 'pe', locative: 'in' },
  labels: {
    routine: `
      horoscop*, zodie, zodii*, zodia*, tarot, astrolog*, rezultate loto, loto # din, extragere loto,
      numere câștigătoare, numerele câștigătoare, numere extrase, cele mai bune oferte, cod de reducere,
      cupon*, preț redus, cel mai mic preț, black friday, idei de cadouri, cadouri pentru, ghid de cadouri,
      unde găsești, sudoku, wordle, program tv, ce vezi la tv, unde vezi, la ce oră și unde, noutăți netflix,
      cazuri noi, noi cazuri, cazuri de coronavirus, cazuri confirmate, prognoza meteo, vremea azi,
      vremea în, curs valutar, cursul valutar, curs bnr, prețul carburanților, prețul benzinei azi,
      program de lucru, rețet*, calendar ortodox, ce sărbătoare, reduceri de preț, reduceri de până,
      reduceri la, promoții, oferte la
    `,
    words: 'în direct ultima oră ultimă imagini exclusivitate exclusiv galerie foto video live interviu',
    publisher: 'ziarul știri gazeta',
  },
  pages: {
    untitled: 'fără titlu',
    credits: 'Foto',
    byline: 'de',
  },
};
