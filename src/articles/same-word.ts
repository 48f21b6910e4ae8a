const LEAST_FOR_ENDING = 5;
const LEAST_FOR_TYPO = 6;

function sharedPrefix(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}

/**
 * Whether two folded words may be one: the same stem with another ending of at most two letters, or one letter
 * added, lost, changed or exchanged inside a longer word. Short words and first letters must be equal, since
 * Iran is not Iraq and Gambia is not Zambia.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (longer < LEAST_FOR_ENDING || Math.abs(a.length - b.length) > 2) return false;
  const prefix = sharedPrefix(a, b);
  if (prefix === 0) return false;
  const restA = a.length - prefix;
  const restB = b.length - prefix;
  if (restA <= 2 && restB <= 2 && prefix >= 4) return true;
  if (longer < LEAST_FOR_TYPO) return false;
  const tailA = a.slice(prefix);
  const tailB = b.slice(prefix);
  if (restA === restB) {
    if (tailA.slice(1) === tailB.slice(1)) return true;
    return tailA[0] === tailB[1] && tailA[1] === tailB[0] && tailA.slice(2) === tailB.slice(2);
  }
  return restA > restB ? tailA.slice(1) === tailB : tailB.slice(1) === tailA;
}
