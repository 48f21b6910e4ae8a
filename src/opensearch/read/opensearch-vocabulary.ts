import type { TermFrequency } from '../../index/vocabulary.js';
import type { Vocabulary } from '../../search/engine/article-index.js';
import { type OpenSearchSession, type Search, valueOf } from './opensearch-session.js';

/** Key of the number of all titles of a language. */
const ALL_TITLES = '';
/** Maximum number of hits. */
const MAX_HITS = 10_000;

/** The words of titles, of all nodes together. */
export class OpenSearchVocabulary implements Vocabulary {
  constructor(
    private readonly session: OpenSearchSession,
    private readonly index: string,
  ) {}

  async docFreq(words: readonly string[], language: string): Promise<TermFrequency[]> {
    if (words.length === 0) return [];
    const query = { bool: { filter: [{ term: { language } }, { terms: { word: words } }] } };
    const titles = await this.read({ query, size: MAX_HITS });
    return words.flatMap((word): TermFrequency[] => (titles.has(word) ? [[word, titles.get(word)!]] : []));
  }

  async docCount(language: string): Promise<number> {
    return (await this.docFreq([ALL_TITLES], language))[0]?.[1] ?? 0;
  }

  async prefixTerms(
    start: string,
    { from, to, titles, limit }: { from: number; to: number; titles: number; limit: number },
    language: string,
  ): Promise<TermFrequency[]> {
    const filter = [
      { term: { language } },
      { prefix: { word: start } },
      { range: { length: { gte: from, lte: to } } },
      { range: { titles: { gte: titles } } },
    ];
    return [...(await this.read({ query: { bool: { filter } }, size: limit, sort: [{ word: 'asc' }] }))];
  }

  private async read(search: Search): Promise<Map<string, number>> {
    const { hits } = await this.session.search(this.index, {
      ...search,
      docvalue_fields: ['word', 'titles'],
    });
    const titles = new Map<string, number>();
    for (const hit of hits.hits) {
      const word = valueOf<string>(hit, 'word');
      titles.set(word, (titles.get(word) ?? 0) + valueOf<number>(hit, 'titles'));
    }
    return titles;
  }
}
