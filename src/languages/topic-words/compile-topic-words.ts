import { fold } from '../../text/fold.js';
import { isUnspaced, words } from '../../text/words.js';
import { TOPICS } from '../topics.js';
import type { Topic } from '../topics.js';
import type { TopicWords } from './topic-words.js';

/** What a word or phrase says of a headline it stands in. */
export interface Clue {
  /** Its words; a star at the end of one means any ending. */
  readonly words: readonly string[];
  /** Null for a phrase that only hides its words. */
  readonly topics: readonly Topic[];
  readonly sure: boolean;
}

/** A language's clues, ready to be looked up. */
export interface Clues {
  /** By first word: those that match more words first. */
  readonly byWord: ReadonlyMap<string, readonly Clue[]>;
  /** By the first letters of a first word of any ending. */
  readonly byStart: ReadonlyMap<string, readonly Clue[]>;
  /** In scripts without spaces: looked for anywhere. */
  readonly anywhere: readonly (Clue & { text: string })[];
}

/** Letters by which words of any ending are kept; a shorter start would say too little. */
export const START = 3;

function readTerm(term: string, language: string): string[] {
  return term.split(/\s+/).flatMap((word) => {
    const isStart = word.endsWith('*');
    const read = words(isStart ? word.slice(0, -1) : word, language);
    return isStart ? read.map((one, i) => (i === read.length - 1 ? `${one}*` : one)) : read;
  });
}

const termsOf = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

/** Every term of the lists once, with all topics it speaks for. */
function gather(table: TopicWords): Map<string, { topics: Topic[]; sure: boolean }> {
  const terms = new Map<string, { topics: Topic[]; sure: boolean }>();
  for (const term of termsOf(table.misleading ?? '')) terms.set(term, { topics: [], sure: false });
  for (const sure of [true, false]) {
    for (const topic of TOPICS) {
      for (const term of termsOf((sure ? table.sure : table.likely)[topic] ?? '')) {
        const known = terms.get(term);
        if (known === undefined) terms.set(term, { topics: [topic], sure });
        else if (known.sure === sure && known.topics.length > 0) known.topics.push(topic);
      }
    }
  }
  return terms;
}

function file(map: Map<string, Clue[]>, key: string, clue: Clue): void {
  const clues = map.get(key);
  if (clues === undefined) map.set(key, [clue]);
  else clues.push(clue);
}

/** Makes a language's lists ready; costs some milliseconds. */
export function compileTopicWords(table: TopicWords): Clues {
  const byWord = new Map<string, Clue[]>();
  const byStart = new Map<string, Clue[]>();
  const anywhere: (Clue & { text: string })[] = [];
  for (const [term, { topics, sure }] of gather(table)) {
    if (isUnspaced(term)) {
      anywhere.push({ text: fold(term, table.language), words: [], topics, sure });
      continue;
    }
    const clue = { words: readTerm(term, table.language), topics, sure };
    const first = clue.words[0];
    if (first === undefined) continue;
    if (first.endsWith('*')) file(byStart, first.slice(0, START), clue);
    else file(byWord, first, clue);
  }
  for (const map of [byWord, byStart]) {
    for (const clues of map.values()) clues.sort((a, b) => b.words.length - a.words.length);
  }
  anywhere.sort((a, b) => b.text.length - a.text.length);
  return { byWord, byStart, anywhere };
}
