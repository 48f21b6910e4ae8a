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

/** First and last rank of each run of neighbours that kept their order. */
function blocks(ranks: number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const rank of ranks) {
    const open = found.at(-1);
    if (open !== undefined && rank === open[1] + 1) open[1] = rank;
    else found.push([rank, rank]);
  }
  return found;
}

/**
 * Whether two groups of words have changed places around what stays between them: `Iran attacks Israel` and
 * `Israel attacks Iran`, `from Paris to London` and back. A clause that moves as a whole, `On Friday X` and
 * `X on Friday`, exchanges nothing, nor does the verb that then precedes its subject in many languages.
 */
export function exchangesSides(a: string[], b: string[]): boolean {
  const order = positions(a, b);
  const sorted = [...order].sort((x, y) => x - y);
  const moved = blocks(order.map((position) => sorted.indexOf(position)));
  return moved.some(([first], i) => {
    const [middle, end] = [moved[i + 1], moved[i + 2]];
    if (middle === undefined || end === undefined) return false;
    return end[1] + 1 === middle[0] && middle[1] + 1 === first;
  });
}
