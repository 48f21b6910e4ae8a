import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    og eða en að sem ef þegar þar hér hvar hvenær hvernig hvers vegna hver hvað hvaða hvor ég þú hann
    hún það við þið þeir þær þau mig mér mín þig þér þín honum hans henni hennar því þess okkur ykkur
    þeim þeirra sig sér sín sinn sína sitt minn mín mitt þinn okkar þessi þetta þessa þessum þess sá sú
    er var voru eru verið vera verður varð hefur hafa hafði getur gæti skal skulu mun munu á í úr af til
    frá með um undir yfir eftir fyrir móti milli hjá vegna gegnum gegn einnig bara mjög meira nú svo þá
    upp niður inn út líka enn
  `,
  negations: 'ekki aldrei engin enginn ekkert engan án hvorki né',
  questionFrames: [
    { openings: 'hversu lengi, hvað lengi, hversu margir, hversu oft, klukkan hvað', weak: 'varir' },
  ],
  labels: { words: 'beint í beinni myndir myndband' },
};
