import type { Topic } from '../topics.js';

/**
 * Words by which a headline shows what it is about, as a translator can read and correct them: folded or not, in any
 * case, separated by commas. A star marks the start of a word, whatever follows (`футбол*`), a tilde one that only the
 * endings of inflection follow (`рак~`); both need three letters. A blank parts the words of a phrase. In scripts
 * without spaces a term is found anywhere, if it has two characters.
 */
export interface TopicWords {
  /** Analysis language; `und` for what is written so in all. */
  readonly language: string;
  /** A headline with one of these is about the topic, whatever else stands in it: names of leagues, not of cities. */
  readonly sure: Readonly<Partial<Record<Topic, string>>>;
  /** Several of these together make a headline about the topic. */
  readonly likely: Readonly<Partial<Record<Topic, string>>>;
  /** Words of police, courts and accidents: what an actor or a goalkeeper did on the road is news of neither. */
  readonly incidents?: string;
  /** Phrases that hide words of the lists above: `fossil fuel` is no fossil. */
  readonly misleading?: string;
}
