import { functionWordsOf } from '../analysis/words.js';
import { analysisLanguage } from '../languages/find-language.js';
import { ColumnStatement, type Database, inTransaction, type Statement } from './sqlite.js';
import { searchedWords } from './tokens.js';

/** Latin, Greek and Cyrillic words, for which there are spelling candidates. Folded words have no marks. */
const SPELLABLE = /^[a-z\u00df-\u052f]{4,24}$/;

/** Key of the number of titles of a language. */
const ALL_TITLES = '';

/** Whether a folded word may have spelling candidates. */
export const isSpellable = (word: string): boolean => SPELLABLE.test(word);

/**
 * The distinct words of a title that the vocabulary counts.
 *
 * @param language analysis language.
 */
function vocabularyWords(words: readonly string[], language: string): Set<string> {
  const functionWords = functionWordsOf(language);
  return new Set(words.filter((word) => isSpellable(word) && !functionWords.has(word)));
}

/** Titles that are read at once. */
const PAGE = 2_000;

/** Changes in the order of the file. */
const changesIn = (counts: Map<string, number>): [string, number][] =>
  [...counts].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Built by hand: `JSON.stringify` of some thousand keys costs more than counting. Spellable words need no escapes.
 */
const toJson = (counts: readonly [string, number][]): string =>
  `{${counts.map(([word, by]) => `"${word}":${by}`).join()}}`;

function countTitle(
  counts: Map<string, number>,
  words: readonly string[],
  language: string,
  by: 1 | -1,
): void {
  counts.set(ALL_TITLES, (counts.get(ALL_TITLES) ?? 0) + by);
  for (const word of vocabularyWords(words, language)) counts.set(word, (counts.get(word) ?? 0) + by);
}

/** A word and the number of titles of its language that contain it. */
export type TermFrequency = [word: string, titles: number];

/** The words of titles by language, with their frequencies. */
export class VocabularyReader {
  private readonly titles: ColumnStatement<number>;
  private readonly among: Statement<TermFrequency>;
  private readonly between: Statement<TermFrequency>;

  /** @throws an error of SQLite when the file is not an index. */
  constructor(database: Database) {
    this.titles = new ColumnStatement(
      database,
      `SELECT articles FROM vocabulary WHERE language = ? AND word = '${ALL_TITLES}'`,
    );
    this.among = database.prepareArrays(
      `SELECT word, articles FROM json_each(?) CROSS JOIN vocabulary ON word = value AND language = ?`,
    );
    this.between = database.prepareArrays(`SELECT word, articles FROM vocabulary
       WHERE language = ? AND word >= ? AND word < ? AND length(word) BETWEEN ? AND ? AND articles >= ? LIMIT ?`);
  }

  /** The number of titles with each of the words, without words of no title. */
  docFreq(words: readonly string[], language: string): TermFrequency[] {
    return this.among.all(JSON.stringify(words), language);
  }

  /** The number of titles in a language. */
  docCount(language: string): number {
    return this.titles.get(language) ?? 0;
  }

  /** Words with this beginning, of a length within both bounds, in at least `titles` titles; at most `limit`. */
  prefixTerms(
    start: string,
    { from, to, titles, limit }: { from: number; to: number; titles: number; limit: number },
    language: string,
  ): TermFrequency[] {
    return this.between.all(language, start, `${start}\u{10ffff}`, from, to, titles, limit);
  }
}

/**
 * Counts the titles with each word in the transaction that writes or deletes them: one statement per language, since
 * a row per word and title would cost half as much as the rest of ingestion.
 */
export class VocabularyRecorder {
  private readonly title: Statement<[title: string, language: string]>;
  private readonly count: Statement;
  private readonly sweep: Statement;
  private readonly archive: Statement;
  /** By language: the change of each word's count since the last transaction. */
  private changes = new Map<string, Map<string, number>>();

  constructor(private readonly database: Database) {
    this.title = database.prepareArrays('SELECT title, language FROM articles WHERE id = ?');
    this.count = database.prepare(
      `INSERT INTO vocabulary (language, word, articles) SELECT ?, key, value FROM json_each(?) WHERE true
       ON CONFLICT (language, word) DO UPDATE SET articles = articles + excluded.articles`,
    );
    this.sweep = database.prepare(
      `DELETE FROM vocabulary
       WHERE language = ? AND word IN (SELECT key FROM json_each(?)) AND articles <= 0`,
    );
    this.archive = database.prepare(
      `INSERT INTO archive_vocabulary (language, word, titles, changed) SELECT ?, key, value, ? FROM json_each(?) WHERE true
       ON CONFLICT (language, word) DO UPDATE SET titles = titles + excluded.titles, changed = excluded.changed`,
    );
  }

  /** @param words of a title, as in `searchedWords`. */
  add(words: readonly string[], tag: string): void {
    this.change(words, tag, 1);
  }

  /** Call before the article is deleted. */
  removeArticle(id: number): void {
    const row = this.title.get(id);
    if (row === undefined) return;
    const [title, tag] = row;
    this.change(searchedWords(title, analysisLanguage(tag)), tag, -1);
  }

  /**
   * Writes the changes, inside the caller's transaction.
   *
   * @param archived number of the change, where titles stay in OpenSearch; null for a deletion from this index only.
   */
  flush(archived: number | null = null): void {
    for (const [language, counts] of this.changes) {
      const counted = this.write(language, changesIn(counts));
      if (archived !== null) this.archive.run(language, archived, counted);
    }
    this.discard();
  }

  /** @returns the written words. */
  private write(language: string, changed: readonly [string, number][]): string {
    const counted = toJson(changed);
    this.count.run(language, counted);
    const fewer = changed.filter(([, by]) => by < 0);
    if (fewer.length > 0) this.sweep.run(language, toJson(fewer));
    return counted;
  }

  /**
   * Counts all titles again while others write: differences are computed in one state of the file and then applied.
   */
  recount(): void {
    for (const [language, wrong] of this.errors()) {
      const changed = changesIn(wrong);
      for (let i = 0; i < changed.length; i += PAGE)
        inTransaction(this.database, () => this.write(language, changed.slice(i, i + PAGE)));
    }
  }

  /** By language: the difference of each word's count. */
  private errors(): Map<string, Map<string, number>> {
    const errors = new Map<string, Map<string, number>>();
    const of = (language: string): Map<string, number> => {
      if (!errors.has(language)) errors.set(language, new Map());
      return errors.get(language)!;
    };
    const counted = this.database.prepareArrays<[string, string, number]>(
      'SELECT language, word, articles FROM vocabulary',
    );
    this.database.exec('BEGIN');
    try {
      for (const [language, word, articles] of counted.all()) of(language).set(word, -articles);
      for (const page of this.titles())
        for (const [title, tag] of page) {
          const language = analysisLanguage(tag);
          countTitle(of(language), searchedWords(title, language), language, 1);
        }
    } finally {
      this.database.exec('COMMIT');
    }
    return errors;
  }

  /**
   * Counts all titles for the archive, inside the caller's transaction.
   *
   * @param archived number of the change.
   */
  fillArchive(archived: number): void {
    for (const page of this.titles()) {
      for (const [title, tag] of page) this.add(searchedWords(title, analysisLanguage(tag)), tag);
      for (const [language, counts] of this.changes)
        this.archive.run(language, archived, toJson(changesIn(counts)));
      this.discard();
    }
  }

  /** Discards the changes of a failed transaction. */
  discard(): void {
    this.changes = new Map();
  }

  private change(words: readonly string[], tag: string, by: 1 | -1): void {
    const language = analysisLanguage(tag);
    let counts = this.changes.get(language);
    if (counts === undefined) this.changes.set(language, (counts = new Map()));
    countTitle(counts, words, language, by);
  }

  /** All titles, in pages. */
  private *titles(): Generator<[title: string, language: string, id: number][]> {
    const page = this.database.prepareArrays<[title: string, language: string, id: number]>(
      `SELECT title, language, id FROM articles WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
    );
    for (let last = 0; ;) {
      const rows = page.all(last);
      if (rows.length === 0) return;
      yield rows;
      last = rows.at(-1)![2];
    }
  }
}
