import { BEHIND_NUMBERS } from '../../../languages/numerals/abbreviations-by-numbers.js';
import { CURRENCY_WORDS } from '../../../languages/numerals/currency-words.js';
import { PERCENT_WORDS } from '../../../languages/numerals/percent-words.js';
import { words } from '../../../text/words.js';

/** What stands beside numbers in a language, folded. */
export interface QuantityWords {
  /** Ways to write the percent sign, by their first word. */
  percent: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Signs by the names of currencies. */
  currencies: ReadonlyMap<string, string>;
  /** What short forms are short for. */
  behind: ReadonlyMap<string, string>;
}

function percentOf(language: string): Map<string, string[][]> {
  const phrases = new Map<string, string[][]>();
  for (const phrase of (PERCENT_WORDS[language] ?? '').split(',')) {
    const [first, ...rest] = words(phrase, language);
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), [first, ...rest]]);
  }
  return phrases;
}

function currenciesOf(language: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [sign, forms] of Object.entries(CURRENCY_WORDS))
    for (const form of forms.split(/\s+/)) signs.set(words(form, language).join(''), sign);
  return signs;
}

function behindOf(language: string): Map<string, string> {
  const long = new Map<string, string>();
  for (const entry of `${BEHIND_NUMBERS['*']} ${BEHIND_NUMBERS[language] ?? ''}`.trim().split(' ')) {
    const [from = '', to = ''] = entry.split(':');
    if (!from.endsWith('.')) long.set(words(from, language).join(''), words(to, language).join(''));
  }
  return long;
}

const made = new Map<string, QuantityWords>();

/** @param language analysis language. */
export function quantityWords(language: string): QuantityWords {
  let found = made.get(language);
  if (found === undefined) {
    found = { percent: percentOf(language), currencies: currenciesOf(language), behind: behindOf(language) };
    made.set(language, found);
  }
  return found;
}
