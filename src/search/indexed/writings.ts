import type { QueryTerm } from '../parse-text.js';

/** `COVID19`, `iphone12`; `100km`. */
const LETTERS_AND_NUMBER = /^(?:(\p{L}{2,})(\p{N}{1,4})|(\p{N}{1,4})(\p{L}{2,}))$/u;
/** `#BlackLivesMatter`, `StopCovid`. */
const JOINED_NAMES = /^#?((?:\p{Lu}\p{Ll}+){2,})$/u;
/** `wi-fi`, `covid-19`. */
const HYPHENED = /^([\p{L}\p{N}]+)[-‐‑]([\p{L}\p{N}]+)$/u;
const NUMBER = /^\p{N}{1,4}$/u;
const WORD = /^\p{L}{2,}$/u;

/** Other ways to write one word: parted where it is joined, joined where it has a hyphen. */
function writingsOf(text: string): QueryTerm[] {
  const parted = LETTERS_AND_NUMBER.exec(text)?.slice(1).filter(Boolean);
  if (parted !== undefined) return [{ text: parted.join(' '), phrase: true }];
  const names = JOINED_NAMES.exec(text)?.[1];
  if (names !== undefined) return [{ text: names.replace(/(?<=.)(?=\p{Lu})/gu, ' '), phrase: true }];
  const hyphened = HYPHENED.exec(text);
  return hyphened === null ? [] : [{ text: hyphened[1]! + hyphened[2]!, phrase: false }];
}

/** The other ways to write a term, itself first; a phrase has none. */
export const withWritings = (term: QueryTerm): QueryTerm[] =>
  term.phrase ? [term] : [term, ...writingsOf(term.text)];

/**
 * Groups of a query with the other ways in which papers write their words: nobody knows whether it is COVID19,
 * COVID-19 or Covid 19. A word and the number behind it may each be met by both written as one (PS 5, PS5).
 */
export function withOtherWritings(groups: readonly QueryTerm[][]): QueryTerm[][] {
  const plain = groups.map((group) => (group.length === 1 && !group[0]!.phrase ? group[0]!.text : ''));
  return groups.map((group, i) => {
    const joined = [i - 1, i]
      .filter((at) => WORD.test(plain[at] ?? '') && NUMBER.test(plain[at + 1] ?? ''))
      .map((at) => ({ text: plain[at]! + plain[at + 1]!, phrase: false }));
    return group.length === 1 ? [...withWritings(group[0]!), ...joined] : group;
  });
}
