/** Positions in `b` of the words that stand once in both titles, in the order of `a`. */
function positions(a: string[], b: string[]): number[] {
  const once = (words: string[], word: string) => words.indexOf(word) === words.lastIndexOf(word);
  const found: number[] = [];
  for (const word of a) {
    const at = b.indexOf(word);
    if (at !== -1 && once(a, word) && once(b, word)) found.push(at);
  }
  return found;
}

/**
 * Whether two groups of words have changed places around what stays between them: `Iran attacks Israel` and
 * `Israel attacks Iran`, `from Paris to London` and back. A clause that moves as a whole, `On Friday X` and
 * `X on Friday`, exchanges nothing.
 */
export function exchangesSides(a: string[], b: string[]): boolean {
  const order = positions(a, b);
  const sorted = [...order].sort((x, y) => x - y);
  const ranks = order.map((position) => sorted.indexOf(position));
  let from = 0;
  while (from < ranks.length && ranks[from] === from) from++;
  let to = ranks.length;
  while (to > from && ranks[to - 1] === to - 1) to--;
  return to - from > 2 && !isOneMove(ranks.slice(from, to), from);
}

/** Whether moved ranks are two neighbouring blocks that changed places, each in its own order. */
function isOneMove(ranks: number[], offset: number): boolean {
  const start = ranks[0]! - offset;
  return ranks.every((rank, i) => rank - offset === (i + start) % ranks.length);
}
