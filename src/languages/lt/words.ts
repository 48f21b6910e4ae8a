import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ir o bet ar arba kad jei jeigu kai kada kur kodėl kaip kas ką kam ko kuris kuri kurie kurios kurio
    kurį kuriuos koks kokia kokie kiek aš tu jis ji mes jūs jie jos mane man tave tau jį jam ją jai mus
    mums jus jums juos jiems jas mano tavo jo jos mūsų jūsų jų savo save sau šis ši šie šios šio šį tas
    ta tie tos to tą tai yra buvo būti bus būtų esu esame esate gali galima turi iš į ant po prie prieš
    per nuo iki už su be apie dėl pagal pas tarp virš jau dar tik taip pat labai daugiau visi visas visa
    visos nes
  `,
  negations: 'ne nėra nebuvo niekada niekas nieko joks jokia jokio nei nebe negali nebus',
  questionFrames: [
    { openings: 'kiek laiko, kaip ilgai', weak: 'trunka truks' },
    { openings: 'kiek, kiek metų, kelintą valandą, ar galima, ar', weak: 'kainuoja' },
  ],
  titles: {
    questions: 'kodėl ar',
    and: 'ir',
    antonyms: 'prieš:po už:prieš',
    qualifiers: 'moterų buvęs buvusi',
  },
  roles: { locative: 'tai' },
  labels: {
    routine: `
      horoskop*, zodiako ženkl*, astrolog*, loterij* rezultat*, eurojackpot, nuolaid*, išpardavim*,
      nuolaidos kod*, black friday, dovanų idėj*, kryžiažod*, sudoku, tv programa, ką žiūrėti, kur žiūrėti,
      nauji atvejai, naujų atvejų, orų prognoz*
    `,
    words: 'gyvai tiesiogiai skubu nuotraukos foto video',
    publisher: 'laikraštis',
  },
};
