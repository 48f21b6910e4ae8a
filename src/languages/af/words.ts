import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    die 'n en of maar want dus as dat wat wie waar wanneer waarom hoekom hoe watter ek jy u hy sy ons
    julle hulle my jou hom haar dit hierdie daardie is was wees word het sal sou kan kon moet mag van
    vir met op aan by deur in na om onder oor per sedert te teen tot tussen uit via volgens agter bo
    binne buite voor er hier daar ook nog wel al meer meeste baie so dan nou toe self
  `,
  negations: 'nie geen nooit sonder niks niemand nêrens',
  questionFrames: [
    { openings: 'hoe lank', weak: 'duur bly' },
    { openings: 'hoeveel, hoe laat, hoe oud, hoe ver, hoe gereeld', weak: 'kos begin mense' },
  ],
  titles: {
    questions: 'hoekom hoe',
    and: 'en',
    antonyms: 'voor:na meer:minder',
    qualifiers: 'teen vroue oud',
  },
  labels: { words: "regstreeks kyk foto's video's nuus" },
  distinctive:
    "een 'n nie hul hulle moes sowat duisend* hy sy my jy vry kry* bly* *yk *yke *yf *yn *yd *yds *tyd* *wys* *prys* *gt* *sk* *sie* *iese *tjie* *pies *eën* *oë *ê* *like",
};
