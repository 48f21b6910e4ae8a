import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'ጥሪ | ለካቲት/ለካ | መጋቢት/መጋ | ሚያዝያ/ሚያ | ጉንበት/ግን | ሰነ | ሓምለ/ሓም | ነሓሰ/ነሓ | መስከረም/መስ | ጥቅምቲ/ጥቅ | ሕዳር/ሕዳ | ታሕሳስ/ታሕ',
  dayHalves: 'ቅ.ቀ | ድ.ቀ',
};
