import { type Database, prepareArrays, type Statement } from '../sqlite.js';
import { ALL_TITLES } from './vocabulary-words.js';

/** A word of the vocabulary, and in how many titles of its language it stands. */
export type CountedWord = [word: string, titles: number];

/** Which words the titles of a language use, and how often. */
export class VocabularyReader {
  private readonly among: Statement;
  private readonly between: Statement;

  /** @throws an error of SQLite when the file is none of ours. */
  constructor(database: Database) {
    this.among = prepareArrays(
      database,
      `SELECT word, articles FROM json_each(?) CROSS JOIN vocabulary ON word = value AND language = ?`,
    );
    this.between = prepareArrays(
      database,
      `SELECT word, articles FROM vocabulary
       WHERE language = ? AND word >= ? AND word < ? AND length(word) BETWEEN ? AND ? AND articles >= ? LIMIT ?`,
    );
  }

  /** Those of the words that stand in a title. */
  known(words: readonly string[], language: string): CountedWord[] {
    return this.among.all(JSON.stringify(words), language) as unknown as CountedWord[];
  }

  /** How many titles there are in a language. */
  titles(language: string): number {
    return this.known([ALL_TITLES], language)[0]?.[1] ?? 0;
  }

  /** Words that begin so, of a length within both bounds, that stand in so many titles or more; at most `limit`. */
  beginningWith(
    start: string,
    { from, to, titles, limit }: { from: number; to: number; titles: number; limit: number },
    language: string,
  ): CountedWord[] {
    const found = this.between.all(language, start, `${start}\u{10ffff}`, from, to, titles, limit);
    return found as unknown as CountedWord[];
  }
}
