import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    na ya wa za la cha vya kwa katika ni au lakini kama ili kwamba ambapo ambaye ambao ambayo ambazo
    ambacho ambavyo bali huku hadi kutoka kuhusu baada kabla wakati juu chini ndani nje kati pamoja mimi
    wewe yeye sisi nyinyi wao yangu yako yake yetu yenu yao wake wetu wao zake hii hiyo hizi hizo huyu
    huyo hawa hao hili hilo haya hayo hiki hicho hivi hivyo huu huo pia tu sana zaidi tena bado sasa
    nini nani lini wapi kwanini vipi gani ngapi alikuwa walikuwa ilikuwa kuwa ana wana ina yupo wapo ipo
    mwa pa ndiyo kila wote yote zote mwenye wenye yenye
  `,
  negations: 'si hapana bila hakuna sio hana hawana siyo kamwe hawajawahi',
  questionFrames: [{ openings: 'kwa muda gani, muda gani, saa ngapi, je', weak: 'watu' }],
  titles: {
    questions: 'je',
    and: 'na',
    antonyms: 'kabla:baada',
    qualifiers: 'wanawake zamani',
  },
  labels: { words: 'moja kwa mubashara video', publisher: 'gazeti' },
  distinctive:
    'ya wa na kwa katika ni la za cha vya mwa yake huo hiyo hii hizo baada kabla watu nchi serikali rais wali* ame* ali*',
};
