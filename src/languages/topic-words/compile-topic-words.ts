import { words } from '../../text/words.js';
import { TOPICS } from '../topics.js';
import type { Topic } from '../topics.js';
import type { TopicWords } from './topic-words.js';

/** How a word of a clue may go on: not at all, with an inflection of its language, or with anything. */
type GoesOn = '' | '~' | '*';

export interface ClueWord {
  /** Folded; of a script without spaces, a bigram. */
  readonly start: string;
  readonly goesOn: GoesOn;
}

/** What a clue speaks for that no caller asks for: crimes and accidents. */
export const INCIDENT = 'incident';

/** What a word or phrase says of a headline it stands in. */
export interface Clue {
  readonly words: readonly ClueWord[];
  /** Empty for a phrase that only hides its words. */
  readonly topics: readonly (Topic | typeof INCIDENT)[];
  readonly sure: boolean;
}

/** A language's clues, ready to be looked up. */
export interface Clues {
  readonly language: string;
  /** By first word, the longest first. */
  readonly byWord: ReadonlyMap<string, readonly Clue[]>;
  /** By the first letters of a first word that goes on, the longest first. */
  readonly byStart: ReadonlyMap<string, readonly Clue[]>;
}

/** Letters by which words that go on are kept; a shorter start would say too little. */
export const START = 3;

function readTerm(term: string, language: string): ClueWord[] {
  return term.split(/\s+/).flatMap((written) => {
    const goesOn: GoesOn = written.endsWith('*') ? '*' : written.endsWith('~') ? '~' : '';
    const read = words(goesOn === '' ? written : written.slice(0, -1), language);
    return read.map((start, i) => ({ start, goesOn: i === read.length - 1 ? goesOn : '' }));
  });
}

const termsOf = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

type Gathered = Map<string, Clue & { topics: Clue['topics'][number][] }>;

/** Every term of a table once, with all topics it speaks for; one that misleads speaks for none. */
function gather(table: TopicWords, language: string): Gathered {
  const clues: Gathered = new Map();
  const add = (list: string | undefined, topic: Clue['topics'][number] | null, sure: boolean): void => {
    for (const term of termsOf(list ?? '')) {
      const read = readTerm(term, language);
      const key = read.map(({ start, goesOn }) => start + goesOn).join(' ');
      const known = clues.get(key);
      if (known === undefined) clues.set(key, { words: read, topics: topic === null ? [] : [topic], sure });
      else if (topic !== null && known.sure === sure && known.topics.length > 0) known.topics.push(topic);
    }
  };
  add(table.misleading, null, false);
  add(table.incidents, INCIDENT, true);
  for (const topic of TOPICS) add(table.sure[topic], topic, true);
  for (const topic of TOPICS) add(table.likely[topic], topic, false);
  return clues;
}

function file(map: Map<string, Clue[]>, key: string, clue: Clue): void {
  const clues = map.get(key);
  if (clues === undefined) map.set(key, [clue]);
  else clues.push(clue);
}

/** Of two clues that fit, the one that says more. */
const byLength = (a: Clue, b: Clue): number =>
  b.words.length - a.words.length || b.words[0]!.start.length - a.words[0]!.start.length;

/**
 * Makes the words of a language ready; costs some milliseconds.
 *
 * @param tables its own and then those of all languages: what the first says of a term, no other changes.
 */
export function compileTopicWords(language: string, tables: readonly TopicWords[]): Clues {
  const clues: Gathered = new Map();
  for (const table of tables) {
    for (const [key, clue] of gather(table, language)) if (!clues.has(key)) clues.set(key, clue);
  }
  const byWord = new Map<string, Clue[]>();
  const byStart = new Map<string, Clue[]>();
  for (const clue of clues.values()) {
    const first = clue.words[0];
    if (first === undefined) continue;
    if (first.goesOn === '') file(byWord, first.start, clue);
    else file(byStart, first.start.slice(0, START), clue);
  }
  for (const map of [byWord, byStart]) for (const found of map.values()) found.sort(byLength);
  return { language, byWord, byStart };
}
