import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'ጃንዋሪ/ጃን/ጃንዩወሪ | ፌብሩዋሪ/ፌብ/ፌብሩወሪ | ማርች | ኤፕሪል/ኤፕሪ | ሜይ | ጁን | ጁላይ | ኦገስት/ኦገስ | ሴፕቴምበር/ሴፕቴ | ኦክቶበር/ኦክቶ | ኖቬምበር/ኖቬም | ዲሴምበር/ዲሴም',
  dayHalves: 'ጥዋት/ጠዋት | ከሰዓት',
};
