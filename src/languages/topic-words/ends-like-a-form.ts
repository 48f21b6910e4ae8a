import { fold } from '../../text/fold.js';
import { endingLengths, endingTrie, type EndingTrie } from '../ending-trie.js';
import { ENDINGS } from '../endings.js';

/** Turkish and Hungarian set them one behind the other: number, owner, case. */
const MOST_ENDINGS = 3;

interface Endings {
  readonly trie: EndingTrie;
  /** What was asked before: a language has a few hundred of them. */
  readonly known: Map<string, boolean>;
}

const made = new Map<string, Endings>();

function endingsOf(language: string): Endings {
  let endings = made.get(language);
  if (endings === undefined) {
    const list = ENDINGS[language] ?? '';
    const trie = endingTrie(list === '' ? [] : list.split(' ').map((one) => fold(one, language)));
    made.set(language, (endings = { trie, known: new Map() }));
  }
  return endings;
}

function isMadeOf(rest: string, trie: EndingTrie, most: number): boolean {
  if (rest === '') return true;
  if (most === 0) return false;
  return endingLengths(rest, trie, 0).some((length) => isMadeOf(rest.slice(0, -length), trie, most - 1));
}

/** Words longer than this are no forms of a short one, and need not be remembered. */
const LONGEST_REST = 10;

/**
 * Whether what a word has behind its start is an inflection of the language, so that the whole is a form of the start
 * and no other word: `рак` and `раком`, not `ракета`.
 *
 * @param rest folded; empty for the start itself.
 */
export function endsLikeAForm(rest: string, language: string): boolean {
  if (rest.length > LONGEST_REST) return false;
  const { trie, known } = endingsOf(language);
  let found = known.get(rest);
  if (found === undefined) known.set(rest, (found = isMadeOf(rest, trie, MOST_ENDINGS)));
  return found;
}
