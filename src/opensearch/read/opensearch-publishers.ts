import type { Category } from '../../languages/categories.js';
import { articleOfDocument } from '../documents.js';
import type { Publisher } from '../../index/publisher-reader.js';
import { type SearchHit, type OpenSearchSession, fieldValueOf } from './opensearch-session.js';
import { DAY } from '../../config/durations.js';

/** Number of publishers per request. Each needs about twenty buckets; OpenSearch permits 65,535 in a response. */
const AT_A_TIME = 500;
/** Maximum number of languages, countries or categories of a publisher that are read, the most frequent ones. */
const MAX_VALUES = 20;
const WEEK = 7 * DAY;

const valuesOf = (field: string): object => ({ terms: { field, size: MAX_VALUES } });

interface Bucket {
  key: { domain: string };
  languages: { buckets: { key: string }[] };
  countries: { buckets: { key: string }[] };
  categories: { buckets: { key: string }[] };
  recent: { doc_count: number };
  newest: { value: number | null };
  named: { hits: { hits: SearchHit[] } };
}

const keysOf = ({ buckets }: Bucket['languages']): string[] => buckets.map(({ key }) => key);

/** Reads all publishers, in the order of their domains. The name of a publisher is that in its newest article. */
export async function readPublishers(
  session: OpenSearchSession,
  index: string,
  now: number,
): Promise<Publisher[]> {
  const aggs = {
    languages: valuesOf('language'),
    countries: valuesOf('country'),
    categories: valuesOf('categories'),
    recent: { filter: { range: { published_at: { gte: now - WEEK } } } },
    newest: { max: { field: 'published_at' } },
    named: { top_hits: { size: 1, sort: [{ id: 'desc' }], docvalue_fields: ['article'], _source: false } },
  };
  const found: Publisher[] = [];
  let after: object | undefined;
  do {
    const sources = [{ domain: { terms: { field: 'domain' } } }];
    const composite = { size: AT_A_TIME, sources, ...(after !== undefined && { after }) };
    const search = { query: { match_all: {} }, size: 0, aggs: { publishers: { composite, aggs } } };
    const { aggregations } = await session.search(index, search);
    const { buckets, after_key } = aggregations!['publishers']!;
    found.push(...(buckets as Bucket[]).map(toPublisher));
    after = buckets.length < AT_A_TIME ? undefined : after_key;
  } while (after !== undefined);
  return found;
}

function toPublisher({ key, languages, countries, categories, recent, newest, named }: Bucket): Publisher {
  const [hit] = named.hits.hits;
  const name = hit === undefined ? '' : articleOfDocument(fieldValueOf<string>(hit, 'article')).sourceName;
  return {
    domain: key.domain,
    name: name === '' ? null : name,
    languages: keysOf(languages),
    countries: keysOf(countries),
    categories: keysOf(categories) as Category[],
    recent: recent.doc_count,
    newest: newest.value,
  };
}
