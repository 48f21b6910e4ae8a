import type { Client } from '@opensearch-project/opensearch';
import { ArchiveFault } from './fault.js';

/** Names of the OpenSearch indexes of a deployment. */
export interface IndexNames {
  /** Alias of all article indexes. */
  articles: string;
  /** Index of articles without a date. */
  undated: string;
  /** Index of stories, one document per story. */
  stories: string;
  /** Index of ingestion nodes: one document per node, with its name and its report. The id is the node's number. */
  nodes: string;
  /** Index of removed articles and hosts: one document per ingestion node, with its list. */
  removals: string;
}

/** Makes the names of the indexes. @param prefix distinguishes deployments in one cluster. */
export function indexNames(prefix: string): IndexNames {
  return {
    articles: `${prefix}-articles`,
    undated: `${prefix}-articles-undated`,
    stories: `${prefix}-stories`,
    nodes: `${prefix}-nodes`,
    removals: `${prefix}-removals`,
  };
}

/** The article index of a month. @param publishedAt Unix seconds; null for the index of undated articles. */
export function articleIndex(prefix: string, publishedAt: number | null): string {
  const { articles, undated } = indexNames(prefix);
  return publishedAt === null
    ? undated
    : `${articles}-${new Date(publishedAt * 1000).toISOString().slice(0, 7)}`;
}

/** The end of the month of an article index, in Unix seconds, exclusive; null for an index that is not of a month. */
export function monthEndOfIndex(prefix: string, index: string): number | null {
  const { articles } = indexNames(prefix);
  const [, year, month] = /^-(\d{4})-(\d{2})$/.exec(index.slice(articles.length)) ?? [];
  return index.startsWith(articles) && month !== undefined
    ? Date.UTC(Number(year), Number(month)) / 1000
    : null;
}

const exact = { type: 'keyword' } as const;
const stored = { type: 'binary', doc_values: true } as const;

/** Analysis settings: text is split at spaces only, because this service makes the tokens. */
const ANALYSIS = {
  tokenizer: { spaces: { type: 'whitespace', max_token_length: 8_100 } },
  analyzer: { tokens: { type: 'custom', tokenizer: 'spaces' } },
};
const tokens = { type: 'text', analyzer: 'tokens', norms: false } as const;

/** Makes new articles searchable within a second. By default, OpenSearch does so only while there are searches. */
const FREQUENT_REFRESH = { refresh_interval: '1s' };
/** Default shards and replicas, which an operator's template overrides. */
const SHARDS = { number_of_shards: 1, auto_expand_replicas: '0-1' };

const ARTICLES = {
  settings: {
    index: {
      ...FREQUENT_REFRESH,
      codec: 'best_compression',
      sort: { field: ['id'], order: ['desc'] },
      // Versions of deleted documents are stored this long, so that late writes do not restore them.
      gc_deletes: '1h',
    },
    analysis: ANALYSIS,
  },
  mappings: {
    dynamic: false,
    _source: { includes: ['rest'] },
    properties: {
      id: { type: 'long' },
      sequence: { type: 'long' },
      node: { type: 'byte' },
      published_at: { type: 'long' },
      seen_at: { type: 'long' },
      domain: exact,
      source: exact,
      host: exact,
      language: exact,
      country: exact,
      categories: exact,
      title: tokens,
      preview: tokens,
      meta: { ...tokens, index_options: 'docs' },
      source_words: tokens,
      article: stored,
    },
  },
};

const numbers = (name: string, type: string): Record<string, object> => ({
  [name]: { path_match: `${name}.*`, mapping: { type } },
});

const STORIES = {
  settings: { index: { ...FREQUENT_REFRESH, gc_deletes: '1h' } },
  mappings: {
    dynamic: false,
    _source: { enabled: false },
    dynamic_templates: [numbers('heat', 'double'), numbers('domains', 'integer'), numbers('latest', 'long')],
    properties: {
      story: { type: 'long' },
      node: { type: 'byte' },
      subject: { type: 'long' },
      language: exact,
      articles: { type: 'long' },
      merged: { type: 'long', doc_values: false },
      // By country, or `all`.
      heat: { type: 'object', dynamic: true },
      domains: { type: 'object', dynamic: true },
      latest: { type: 'object', dynamic: true },
      data: stored,
    },
  },
};

/** Settings for the indexes of nodes and removals, which are small and read as a whole. */
const UNSEARCHED_INDEX = {
  settings: { index: FREQUENT_REFRESH },
  mappings: { dynamic: false, properties: {} },
};

/**
 * Creates missing indexes, and templates for all of them: an index that is deleted during writes is created again with
 * its mappings. The index of a month is created with its first article. Adds new fields to existing indexes.
 * @throws ArchiveFault if an existing index has other fields, as of another program; an error of the client.
 */
export async function createIndexes(client: Client, prefix: string): Promise<void> {
  const { articles, undated, stories, nodes, removals } = indexNames(prefix);
  const common = { [stories]: STORIES, [nodes]: UNSEARCHED_INDEX, [removals]: UNSEARCHED_INDEX };
  await createTemplate(client, articles, `${articles}-*`, inAlias(articles));
  for (const [index, body] of Object.entries(common)) await createTemplate(client, index, index, body);
  await createArticleIndex(client, prefix, undated);
  for (const [index, body] of Object.entries(common)) await createIndex(client, index, body);
  await unlessBlocked(async () => {
    await client.indices.putAlias({ index: `${articles}-*`, name: articles });
    await addFields(client, `${articles}-*`, ARTICLES);
  });
  for (const [index, body] of Object.entries(common))
    await unlessBlocked(() => addFields(client, index, body));
}

/** Changes an index, unless it is blocked, as on a full disk. A blocked index usually has its fields already. */
async function unlessBlocked(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!String((error as Error).message).includes('cluster_block_exception')) throw error;
  }
}

/** Creates an article index if it is missing. An operator's template may change only its shards. */
export const createArticleIndex = (client: Client, prefix: string, index: string): Promise<void> =>
  createIndex(client, index, inAlias(indexNames(prefix).articles));

const inAlias = (articles: string): object => ({ ...ARTICLES, aliases: { [articles]: {} } });

async function createTemplate(client: Client, name: string, pattern: string, body: object): Promise<void> {
  const { settings, ...rest } = body as typeof UNSEARCHED_INDEX;
  const template = { ...rest, settings: { ...settings, index: { ...SHARDS, ...settings.index } } };
  await client.indices.putIndexTemplate({
    name,
    body: { index_patterns: [pattern], priority: 100, template } as never,
  });
}

async function createIndex(client: Client, index: string, body: object): Promise<void> {
  try {
    await client.indices.create({ index, body: body as never });
  } catch (error) {
    if (!String((error as Error).message).includes('resource_already_exists')) throw error;
  }
}

async function addFields(
  client: Client,
  index: string,
  { mappings }: { mappings: { properties: object } },
): Promise<void> {
  const { properties } = mappings;
  const { statusCode } = await client.indices.putMapping(
    { index, body: { properties } as never },
    { ignore: [400] },
  );
  if (statusCode !== 400) return;
  throw new ArchiveFault(
    `OpenSearch has an index ${index} with fields that this service does not create: ` +
      'delete it, and run "index ship --from-start".',
  );
}

/** Fields that existing indexes lack, such as `news-stories.subject`; null if no index exists. */
export async function missingFields(client: Client, prefix: string): Promise<string[] | null> {
  const { articles, stories } = indexNames(prefix);
  const { body } = await client.indices.getMapping({ index: `${prefix}-*` });
  const found = Object.entries(body);
  if (found.length === 0) return null;
  return found.flatMap(([index, { mappings }]) => {
    const expected = index.startsWith(articles) ? ARTICLES : { [stories]: STORIES }[index];
    const fields = Object.keys(expected?.mappings.properties ?? {});
    return fields
      .filter((field) => !(field in (mappings.properties ?? {})))
      .map((field) => `${index}.${field}`);
  });
}
