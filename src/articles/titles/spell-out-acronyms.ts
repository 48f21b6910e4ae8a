/** Names of the Latin letters in Devanagari. */
const LETTERS = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'.split(' ');

const ACRONYM = /(?<![\p{L}\p{N}])[A-Z]{2,5}(?![\p{L}\p{N}])/gu;
const CODE_OF_A = 65;

/** Latin acronyms as Hindi headlines spell them out: IT as आईटी. */
export function spellOutAcronyms(title: string): string {
  return title.replace(ACRONYM, (acronym) =>
    Array.from(acronym, (letter) => LETTERS[letter.charCodeAt(0) - CODE_OF_A]).join(''),
  );
}
