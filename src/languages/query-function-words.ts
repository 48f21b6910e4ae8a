import { words } from '../text/words.js';

/**
 * What says nothing in a query beside other words, although it says something in a headline, where `v` tells who stands
 * against whom: words that compare, and what announces a verb. Parted by commas; of several words all must follow each
 * other. `*` is for every language.
 */
const QUERY_FUNCTION_WORDS: Readonly<Record<string, string>> = {
  '*': 'vs, versus',
  en: 'v, going to, gonna, about to, supposed to',
  af: 'gaan',
  ca: 'va a, van a',
  cs: 'proti',
  da: 'kommer til at, skal til at',
  de: 'gegen',
  el: 'εναντίον, πρόκειται να',
  es: 'va a, van a, vamos a, contra',
  fi: 'vastaan, aikoo, aikovat',
  fr: 'va, vont, va t il, va t elle, vont ils, vont elles, est il, est elle, sont ils, peut on, face à',
  gl: 'vai, van, contra',
  hu: 'ellen, fog, fognak',
  id: 'lawan, akan',
  it: 'sta per, stanno per, contro',
  ms: 'lawan, akan',
  nl: 'gaat, gaan, tegen',
  no: 'kommer til å, mot',
  pl: 'kontra, przeciwko, zamierza, zamierzają',
  pt: 'x, vai, vão, contra',
  ro: 'contra, o să, urmează să',
  ru: 'против, собирается, собираются',
  sk: 'proti',
  sv: 'kommer att, mot, ska',
  tr: 'karşı',
  uk: 'проти, збирається, збираються',
};

const made = new Map<string, string[][]>();

/**
 * The words and runs of words of a language that say nothing in a query, each as the folded words it consists of.
 * @param language analysis language.
 */
export function queryFunctionWordsOf(language: string): string[][] {
  let found = made.get(language);
  if (found === undefined) {
    const listed = [QUERY_FUNCTION_WORDS['*'], QUERY_FUNCTION_WORDS[language]].join(',').split(',');
    found = listed.map((one) => words(one, language)).filter((run) => run.length > 0);
    made.set(language, found);
  }
  return found;
}
