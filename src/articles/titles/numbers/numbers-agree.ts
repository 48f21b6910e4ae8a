import type { ReadTitle } from '../parse-signature.js';
import { MARK } from '../title-marks.js';

const ONE_WORD = MARK.one.slice(1);

/** Numbers of a sorted list that another has not, or has fewer of. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((number) => {
    const at = rest.indexOf(number);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** Words behind every one of those that satisfy a test. */
function behind(order: string[], test: (word: string) => boolean): string[] {
  return order.flatMap((word, i) => (test(word) ? [order[i + 1] ?? ''] : []));
}

/** Whether each 1 that only `digits` has stands before a word that has the word for one before it in `written`. */
function writesOnes(ones: string[], { order: digits }: ReadTitle, { order: written }: ReadTitle): boolean {
  if (ones.length === 0 || ones.some((number) => number !== '1')) return false;
  const counted = behind(digits, (word) => word === '1');
  const named = behind(written, (word) => word.startsWith(ONE_WORD));
  return counted.filter((word) => named.includes(word)).length >= ones.length;
}

/** Whether two titles name the same numbers; one may be a word, which is an article elsewhere: `un mort`, `1 mort`. */
export function numbersAgree(a: ReadTitle, b: ReadTitle): boolean {
  if (a.numbers === b.numbers) return true;
  if (a.numbers !== '' && b.numbers !== '' && !a.numbers.includes('1') && !b.numbers.includes('1'))
    return false;
  const [listA, listB] = [a, b].map(({ numbers }) => numbers.split(' ').filter((number) => number !== ''));
  const onlyA = without(listA!, listB!);
  const onlyB = without(listB!, listA!);
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  return writesOnes(onlyA, a, b) || writesOnes(onlyB, b, a);
}
