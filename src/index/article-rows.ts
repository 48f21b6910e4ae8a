import { titleSignature } from '../titles/title-signature.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';
import { searchRow } from './tokens.js';
import { VocabularyRecorder } from './vocabulary.js';

export interface Keys {
  url: number;
  guid: number | null;
  content: number;
}

/**
 * The two rows of an article: what is shown, and what is searched. They are written and deleted together, inside the
 * caller's transaction. The search table itself would accept a row id twice; the primary key of `articles` does not.
 */
export class ArticleRows {
  private readonly insertArticle: Statement;
  private readonly insertSearch: Statement;
  private readonly deleteArticle: Statement;
  private readonly deleteSearch: Statement;
  /** The words of what is written and deleted; the caller flushes it before each transaction ends. */
  readonly vocabulary: VocabularyRecorder;

  constructor(database: Database) {
    this.insertArticle = database.prepare(
      `INSERT INTO articles (id, title, source, domain, published_at, url, image_url, preview, signature, country,
         language, categories, source_name, rest, feed, url_key, guid_key, content_key, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertSearch = database.prepare(
      'INSERT INTO search (rowid, title, preview, meta) VALUES (?, ?, ?, ?)',
    );
    this.deleteArticle = database.prepare('DELETE FROM articles WHERE id = ?');
    this.deleteSearch = database.prepare('DELETE FROM search WHERE rowid = ?');
    this.vocabulary = new VocabularyRecorder(database);
  }

  insert(id: number, article: IndexArticle, keys: Keys): void {
    this.insertArticle.run(
      id,
      article.title,
      article.source,
      article.domain,
      article.publishedAt,
      article.url,
      article.imageUrl,
      article.preview,
      titleSignature(article.title, article.language),
      article.country,
      article.language,
      article.categories.join(','),
      article.sourceName,
      article.rest,
      article.feed,
      keys.url,
      keys.guid,
      keys.content,
      article.seenAt,
    );
    this.index(id, article);
  }

  index(id: number, article: Parameters<typeof searchRow>[0]): void {
    const row = searchRow(article);
    this.insertSearch.run(id, row.title, row.preview, row.meta);
    this.vocabulary.add(row.titleWords, article.language);
  }

  unindex(id: number): void {
    this.deleteSearch.run(id);
  }

  delete(id: number): void {
    this.vocabulary.removeArticle(id);
    this.deleteArticle.run(id);
    this.deleteSearch.run(id);
  }
}
