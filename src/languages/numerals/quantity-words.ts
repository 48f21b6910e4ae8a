import { words } from '../../text/words.js';
import { monthNames, type MonthNames } from '../calendar.js';
import { CURRENCY_WORDS } from './currency-words.js';
import { NOTATIONS } from './notations.js';
import { numberVocabulary, type NumberVocabulary } from './number-vocabulary.js';
import { PERCENT_WORDS } from './percent-words.js';

/** What counts in a language and what stands beside it, folded. */
export interface QuantityWords {
  numbers: NumberVocabulary;
  months: MonthNames;
  /** Ways to write the percent sign, by their first word. */
  percent: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Signs by the names of currencies. */
  currencies: ReadonlyMap<string, string>;
  romanOrdinals: boolean;
}

/** What may stand between a day and its month, or a sum and its currency, in any language. */
export const LINKS: ReadonlySet<string> = new Set('d de del di of do von af av na'.split(' '));

const made = new Map<string, QuantityWords>();

function make(language: string): QuantityWords {
  const percent = new Map<string, string[][]>();
  for (const phrase of (PERCENT_WORDS[language] ?? '').split(',')) {
    const [first, ...rest] = words(phrase, language);
    if (first !== undefined) percent.set(first, [...(percent.get(first) ?? []), [first, ...rest]]);
  }
  const currencies = Object.entries(CURRENCY_WORDS).flatMap(([sign, forms]) =>
    forms.split(/\s+/).map((form): [string, string] => [words(form, language).join(''), sign]),
  );
  return {
    numbers: numberVocabulary(language),
    months: monthNames(language),
    percent,
    currencies: new Map(currencies),
    romanOrdinals: NOTATIONS[language]?.romanOrdinals === true,
  };
}

/** @param language analysis language. */
export function quantityWords(language: string): QuantityWords {
  let quantities = made.get(language);
  if (quantities === undefined) made.set(language, (quantities = make(language)));
  return quantities;
}
