/** Endings by their letters from the last to the first. */
export interface EndingTrie {
  isEnding: boolean;
  readonly before: Map<number, EndingTrie>;
}

const empty = (): EndingTrie => ({ isEnding: false, before: new Map() });

export function endingTrie(endings: Iterable<string>): EndingTrie {
  const root = empty();
  for (const ending of endings) {
    let node = root;
    for (let i = ending.length - 1; i >= 0; i--) {
      const unit = ending.charCodeAt(i);
      let next = node.before.get(unit);
      if (next === undefined) node.before.set(unit, (next = empty()));
      node = next;
    }
    node.isEnding = true;
  }
  return root;
}

/**
 * Lengths of the endings a word has, the shortest first.
 * @param least how many letters must remain.
 */
export function endingLengths(word: string, trie: EndingTrie, least: number): number[] {
  const lengths: number[] = [];
  let node: EndingTrie | undefined = trie;
  for (let i = word.length - 1; i >= least; i--) {
    node = node.before.get(word.charCodeAt(i));
    if (node === undefined) break;
    if (node.isEnding) lengths.push(word.length - i);
  }
  return lengths;
}

/** The length of the longest ending of a word that leaves `least` letters; 0 when it has none. */
export function longestEnding(word: string, trie: EndingTrie, least: number): number {
  let longest = 0;
  let node: EndingTrie | undefined = trie;
  for (let i = word.length - 1; i >= least; i--) {
    node = node.before.get(word.charCodeAt(i));
    if (node === undefined) break;
    if (node.isEnding) longest = word.length - i;
  }
  return longest;
}
