import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    eta edo baina ere ala baita baldin bezala bezain beste arte ari da dira du dute zen ziren zuen zuten
    dago daude izan izango egin egingo behar ahal da dio diote dela direla duela duten den diren zer nor
    noiz non nora nondik nola zergatik zein zeinek zenbat ni hi hura gu zu zuek haiek nire zure bere
    gure zuen haien hau hori hauek horiek hura horren haren hemen hor han orain gero baino gehiago oso
    hain bat batek baten batean bi hainbat guzti guztiak dena aurka alde ondoren aurretik arabera buruz
    artean barruan gainean azpian
  `,
  negations: 'ez ezin inoiz inor ezer gabe bako',
  questionFrames: [{ openings: 'zenbat denbora, zenbat urte, zer ordutan, zenbat', weak: 'irauten iraungo' }],
  titles: { and: 'eta', antonyms: 'aurretik:ondoren', qualifiers: 'emakumeen ohia' },
  labels: { words: 'zuzenean zuzeneko bideoa argazkiak' },
};
