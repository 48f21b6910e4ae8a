import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    o a os as un unha uns unhas de do da dos das en no na nos nas ao á aos ás por polo pola polos polas
    para con e ou mais pero se que quen cal cales cando onde como porque entre sobre baixo contra desde
    ata segundo tras durante eu ti el ela nós vós eles elas vostede me te lle lles nos vos seu súa seus
    súas meu miña noso nosa este esta estes estas ese esa eses esas aquel aquela isto iso é son era eran
    foi foron ser está están estar ha hai había ten teñen máis moi xa tamén aínda só así cada todo toda
    todos todas outro outra outros outras mesmo
  `,
  negations: 'non nin nunca xamais sen nada ninguén ningún ningunha tampouco',
  questionFrames: [
    { openings: 'canto tempo, a que hora, cantos anos, cantos, cantas, canto', weak: 'dura duran' },
  ],
  titles: {
    and: 'e',
    antonyms: 'antes:despois máis:menos',
    qualifiers: 'mulleres ex',
  },
  labels: {
    words: `
      en directo última hora vídeo vídeos foto fotos galería imaxes exclusiva análise opinión entrevista
    `,
  },
  distinctive: `
    *unha polo pola polos polas moi tamén xa aínda co coa cos coas non máis *cións xe* xu* xo* dix* *axe *axes *xist* galici* galeg* goberno concello
    onte só *lles decembro febreiro outubro marzo *ouse
  `,
  places: { contractions: 'o:do/ao/no a:da/á/na os:dos/aos/nos as:das/ás/nas' },
};
