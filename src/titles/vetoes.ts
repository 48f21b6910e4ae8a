import { sameWord } from '../analysis/same-word.js';
import { isContent, KIND, wordOf, type Kind, type Title } from './title.js';

/** What is in the first list and not in the second, or there less often. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const textsOf = ({ tokens }: Title, of: Kind): string[] =>
  tokens.filter(({ kind }) => kind === of).map(({ text }) => text);

/** Whether two titles name other numbers; one may be a word, which is an article elsewhere: `un mort`, `1 mort`. */
function otherNumbers(a: Title, b: Title): boolean {
  const [numbersA, numbersB] = [textsOf(a, KIND.number), textsOf(b, KIND.number)];
  const onlyA = without(numbersA, [...numbersB, ...b.asides, ...b.tails]);
  const onlyB = without(numbersB, [...numbersA, ...a.asides, ...a.tails]);
  return !areOnes(onlyA, a, b) || !areOnes(onlyB, b, a);
}

/** Whether numbers that only one title has are ones before a word that has the word for one before it in the other. */
function areOnes(numbers: readonly string[], { tokens: digits }: Title, { tokens: written }: Title): boolean {
  const named = written.filter((_, i) => written[i - 1]?.kind === KIND.one).map(({ text }) => text);
  const counted = digits.filter(({ text }, i) => digits[i - 1]?.text === '1' && named.includes(text));
  return numbers.length <= counted.length && numbers.every((number) => number === '1');
}

/** Whether one title has a word where the other has its antonym. */
function otherDirection(a: Title, b: Title): boolean {
  const sides = (title: Title): string[] => textsOf(title, KIND.antonym).map((text) => text.slice(0, 2));
  const [sidesA, sidesB] = [sides(a), sides(b)];
  const onlyB = without(sidesB, sidesA);
  return without(sidesA, sidesB).some((side) => onlyB.includes(side[0]! + (side[1] === '0' ? '1' : '0')));
}

/** Whether two titles count in different units. */
function otherUnits(a: Title, b: Title): boolean {
  const [unitsA, unitsB] = [a, b].map((title) => [...new Set(textsOf(title, KIND.unit))].sort().join());
  return unitsA !== '' && unitsB !== '' && unitsA !== unitsB;
}

/** Against whom a title is: the first words behind the last `against`, as a name has hardly more than two. */
function opponentOf({ tokens }: Title): string[] {
  const at = tokens.findLastIndex(({ kind }) => kind === KIND.opponent);
  const clause = tokens.slice(at + 1).filter((token) => token.clause === tokens[at]?.clause);
  return clause.filter(isContent).slice(0, 2).map(wordOf);
}

/** Whether each title is against somebody else, or only one against somebody. */
function otherOpponent(a: Title, b: Title): boolean {
  const [one, other] = [opponentOf(a), opponentOf(b)];
  return one.length + other.length > 0 && !one.some((name) => other.some((word) => sameWord(name, word)));
}

/** Whether two titles cannot say the same, whatever words they share. */
export function isVetoed(a: Title, b: Title): boolean {
  return (
    a.question !== b.question ||
    textsOf(a, KIND.negation).length !== textsOf(b, KIND.negation).length ||
    otherNumbers(a, b) ||
    otherDirection(a, b) ||
    otherUnits(a, b) ||
    otherOpponent(a, b)
  );
}
