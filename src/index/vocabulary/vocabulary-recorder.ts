import { analysisLanguage } from '../../languages/find-language.js';
import { searchedWords } from '../tokens.js';
import { type Database, prepareArrays, type Statement } from '../sqlite.js';
import { ALL_TITLES, vocabularyWords } from './vocabulary-words.js';

/**
 * Counts in how many titles of a language each word stands, in the transaction that writes or deletes the titles:
 * one statement for each language in it, since a row for each word of each title would cost half as much as the
 * whole rest of ingestion.
 */
export class VocabularyRecorder {
  private readonly title: Statement;
  private readonly count: Statement;
  private readonly sweep: Statement;
  private readonly empty: Statement;
  /** By language and word: how many titles more, or fewer, since the last transaction. */
  private changes = new Map<string, Map<string, number>>();

  constructor(database: Database) {
    this.title = prepareArrays(database, 'SELECT title, language FROM articles WHERE id = ?');
    this.count = database.prepare(
      `INSERT INTO vocabulary (language, word, articles) SELECT ?, key, value FROM json_each(?) WHERE true
       ON CONFLICT (language, word) DO UPDATE SET articles = articles + excluded.articles`,
    );
    this.sweep = database.prepare(
      `DELETE FROM vocabulary
       WHERE language = ? AND word IN (SELECT key FROM json_each(?)) AND articles <= 0`,
    );
    this.empty = database.prepare('DELETE FROM vocabulary');
  }

  /** @param words of a title, as `searchedWords` gives them. */
  add(words: readonly string[], tag: string): void {
    this.change(words, tag, 1);
  }

  /** To be called while the article is still there. */
  removeArticle(id: number): void {
    const row = this.title.get(id) as unknown as [title: string, language: string] | undefined;
    if (row === undefined) return;
    const [title, tag] = row;
    this.change(searchedWords(title, analysisLanguage(tag)), tag, -1);
  }

  /** Writes what has changed, inside the caller's transaction. */
  settle(): void {
    for (const [language, counts] of this.changes) {
      const changed = [...counts].filter(([, by]) => by !== 0);
      // Neighbours in the file are written one after the other.
      changed.sort(([a], [b]) => (a < b ? -1 : 1));
      this.count.run(language, JSON.stringify(Object.fromEntries(changed)));
      const fewer = changed.filter(([, by]) => by < 0);
      if (fewer.length > 0) this.sweep.run(language, JSON.stringify(Object.fromEntries(fewer)));
    }
    this.forget();
  }

  /** Drops what was not written: the transaction has failed. */
  forget(): void {
    this.changes = new Map();
  }

  /** Empties the vocabulary, to be filled anew. */
  clear(): void {
    this.empty.run();
    this.forget();
  }

  private change(words: readonly string[], tag: string, by: 1 | -1): void {
    const language = analysisLanguage(tag);
    let counts = this.changes.get(language);
    if (counts === undefined) this.changes.set(language, (counts = new Map()));
    counts.set(ALL_TITLES, (counts.get(ALL_TITLES) ?? 0) + by);
    for (const word of vocabularyWords(words, language)) counts.set(word, (counts.get(word) ?? 0) + by);
  }
}
