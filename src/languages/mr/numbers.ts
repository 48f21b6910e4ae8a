import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'एक',
    cardinals: 'दोन तीन चार पाच सहा सात आठ नऊ दहा',
    tens: 'वीस तीस चाळीस पन्नास साठ सत्तर ऐंशी नव्वद',
    scales: '100:शंभर/शे 1e3:हजार 1e5:लाख 1e7:कोटी',
    ordinals: 'पहिला/पहिली/पहिल्या दुसरा/दुसरी/दुसऱ्या तिसरा/तिसरी/तिसऱ्या चौथा/चौथी/चौथ्या',
  },
  dayHalves: 'सकाळी | दुपारी/संध्याकाळी',
};
