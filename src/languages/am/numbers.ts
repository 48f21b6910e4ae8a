import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'አንድ አንዲት',
    cardinals: 'ሁለት ሶስት/ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ አስር/አስራ',
    tens: 'ሃያ ሰላሳ አርባ ሃምሳ/አምሳ ስልሳ/ስድሳ ሰባ ሰማንያ/ሰማኒያ ዘጠና',
    scales: '100:መቶ 1e3:ሺህ/ሺ 1e6:ሚሊዮን/ሚሊየን 1e9:ቢሊዮን/ቢሊየን',
    ordinals:
      'አንደኛ/የመጀመሪያ/የመጀመሪያው ሁለተኛ/ሁለተኛው ሶስተኛ/ሦስተኛ/ሶስተኛው አራተኛ/አራተኛው አምስተኛ/አምስተኛው ስድስተኛ ሰባተኛ ስምንተኛ ዘጠነኛ አስረኛ',
    prefixes: 'ለ ከ የ',
  },
  months: '1 ጃንዩወሪ, 2 ፌብሩወሪ',
  dayHalves: 'ጠዋት |',
};
