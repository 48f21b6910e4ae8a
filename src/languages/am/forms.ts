import type { InflectionForms } from '../language.js';

/** Every consonant of the script by its first vowel; the seven vowels follow one another in Unicode. */
const CONSONANTS = 'ሀለመረሰሸቀበተቸነኘአከወዘዠየደጀገጠጨጸፈፐቨ';

const inOrder = (consonant: string, vowel: number): string =>
  String.fromCodePoint(consonant.codePointAt(0)! + vowel);
const orders = (from: string, to: string): string =>
  Array.from({ length: 7 }, (_, vowel) => `${inOrder(from, vowel)}:${inOrder(to, vowel)}`).join(' ');

export const forms: InflectionForms = {
  /** Letters that sound alike are written one for the other: ሠላም and ሰላም, ዓለም and አለም, ፀሐይ and ጸሀይ. */
  sameLetters: `${orders('ሐ', 'ሀ')} ${orders('ኀ', 'ሀ')} ${orders('ሠ', 'ሰ')} ${orders('ዐ', 'አ')} ${orders('ፀ', 'ጸ')}
    ሃ:ሀ ሓ:ሀ ኃ:ሀ ኣ:አ ዓ:አ`,
  prefixes: 'የ በ ለ ከ ስለ እንደ እስከ በየ ለየ',
  syllabic: true,
  endings: 'ዎች ዎቹ ዎችን ዎቹን ያን ች ቹ ችን ቹን ው ውን ዋ ዋን',
  /** Article and plural are another vowel in the last letter: መንግሥት and መንግሥቱ, ሕግ and ሕጉን, ከተማ and ከተሞች. */
  alternations: Array.from(CONSONANTS, (consonant) => [
    new RegExp(`(?:[${consonant}-${inOrder(consonant, 6)}]|${inOrder(consonant, 1)}ን)$`),
    inOrder(consonant, 5),
  ]),
};
