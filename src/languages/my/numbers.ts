import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'ဇန်နဝါရီ/ဇန် | ဖေဖော်ဝါရီ/ဖေ | မတ် | ဧပြီ/ဧ | မေ | ဇွန် | ဇူလိုင်/ဇူ | ဩဂုတ်/ဩ | စက်တင်ဘာ/စက် | အောက်တိုဘာ/အောက် | နိုဝင်ဘာ/နို | ဒီဇင်ဘာ/ဒီ',
  dayHalves: 'နံနက် | ညနေ',
};
