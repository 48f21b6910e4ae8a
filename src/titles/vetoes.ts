import { sameWord } from '../languages/same-word.js';
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
  const [wordsA, wordsB] = [a, b].map((title) =>
    textsOf(title, KIND.antonym).map((text) => text.slice(0, 2)),
  );
  if (wordsA!.length === 0 || wordsB!.length === 0) return false;
  const onlyB = without(wordsB!, wordsA!);
  return without(wordsA!, wordsB!).some((word) => onlyB.includes(word[0]! + (word[1] === '0' ? '1' : '0')));
}

/** Whether two titles count in different units. */
function otherUnits(a: Title, b: Title): boolean {
  const [unitsA, unitsB] = [a, b].map((title) => [...new Set(textsOf(title, KIND.unit))].sort().join());
  return unitsA !== '' && unitsB !== '' && unitsA !== unitsB;
}

/** A name has hardly more words. */
const WIDEST_NAME = 2;

/** Whom a title names behind words of a kind. */
const namedBehind = ({ tokens }: Title, of: Kind): string[] =>
  tokens.flatMap(({ kind, clause }, i) =>
    kind === of && tokens[i + 1]?.kind !== KIND.number
      ? tokens
          .slice(i + 1)
          .filter((token) => isContent(token) && token.clause === clause)
          .slice(0, WIDEST_NAME)
          .map(({ text }) => text)
      : [],
  );

/** Whether a title names somebody against whom, or by whom, and the other has the name elsewhere. */
function otherPart(a: Title, b: Title, of: Kind): boolean {
  const [namedA, namedB] = [namedBehind(a, of), namedBehind(b, of)];
  const includes = (words: readonly string[], name: string): boolean =>
    words.some((word) => sameWord(name, word));
  const turned = (named: readonly string[], others: readonly string[], { tokens }: Title): boolean =>
    named.length > 0 &&
    !named.some((name) => includes(others, name)) &&
    includes(
      tokens.map(({ text }) => text),
      named[0]!,
    );
  return turned(namedA, namedB, b) || turned(namedB, namedA, a);
}

/** Whether the topic of one title stands in the statement of the other, and the reverse: `Iran: Israel …`. */
function exchangesTopic(a: Title, b: Title): boolean {
  if (a.asides.length === 0 || b.asides.length === 0) return false;
  const says = ({ asides }: Title, { tokens, asides: others }: Title): boolean =>
    asides.some((word) => !others.includes(word) && tokens.some((token) => wordOf(token) === word));
  return says(a, b) && says(b, a);
}

/** Whether two titles cannot say the same, whatever words they share. */
export function isVetoed(a: Title, b: Title): boolean {
  return (
    a.question !== b.question ||
    textsOf(a, KIND.negation).length !== textsOf(b, KIND.negation).length ||
    otherNumbers(a, b) ||
    otherDirection(a, b) ||
    otherUnits(a, b) ||
    otherPart(a, b, KIND.opponent) ||
    exchangesTopic(a, b)
  );
}
