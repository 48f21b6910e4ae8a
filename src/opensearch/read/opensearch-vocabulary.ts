import { languageToken, wordToken } from '../../index/tokens.js';
import type { TitleFrequency, TitleVocabulary } from '../../search/engine/article-index.js';
import { editDistance } from '../../search/engine/spelling-candidates.js';
import type { OpenSearchSession } from './opensearch-session.js';

const NO_HITS = { query: { match_all: {} }, size: 0 };
/** Maximum number of similar words that are read for a misspelled word. */
const MAX_SUGGESTED = 20;

/** Reads from OpenSearch in how many titles a word occurs. */
export class OpenSearchVocabulary implements TitleVocabulary {
  constructor(
    private readonly session: OpenSearchSession,
    private readonly articles: string,
  ) {}

  async docFreq(words: readonly string[], language: string): Promise<TitleFrequency[]> {
    if (words.length === 0) return [];
    const counted = words.map((word) => ({ term: { title: wordToken(language, word) } }));
    const titles = await this.count(counted);
    return words.map((word, i): TitleFrequency => [word, titles[i]!]).filter(([, count]) => count > 0);
  }

  async docCount(language: string): Promise<number> {
    return (await this.count([{ term: { meta: languageToken(language) } }]))[0]!;
  }

  async twoLettersAway(word: string, shared: number, language: string): Promise<TitleFrequency[]> {
    const start = wordToken(language, '');
    const term = {
      ...{ field: 'title', suggest_mode: 'always', sort: 'frequency', size: MAX_SUGGESTED },
      ...{ max_edits: 2, prefix_length: start.length + shared, string_distance: 'damerau_levenshtein' },
    };
    const suggest = { near: { text: start + word, term } };
    const { suggest: found } = await this.session.search(this.articles, { ...NO_HITS, suggest });
    return (found?.['near']?.[0]?.options ?? [])
      .map(({ text, freq }): TitleFrequency => [text.slice(start.length), freq])
      .filter(([other]) => editDistance(word, other, 2) === 2);
  }

  /** For each filter, the number of documents that match it. */
  private async count(filters: object[]): Promise<number[]> {
    const aggs = { counts: { filters: { filters } } };
    const { aggregations } = await this.session.search(this.articles, { ...NO_HITS, aggs });
    return (aggregations!['counts']!.buckets as { doc_count: number }[]).map(({ doc_count }) => doc_count);
  }
}
