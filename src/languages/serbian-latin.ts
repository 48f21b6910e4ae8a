const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

/** Serbian Cyrillic in Serbian Latin letters; lower case only. */
export function serbianLatin(text: string): string {
  return text.replace(/[а-шђјљњћџ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
}
