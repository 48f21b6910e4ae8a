import type { Client } from '@opensearch-project/opensearch';

/** The names of all indexes of a deployment. */
export interface IndexNames {
  /** Alias of all articles. */
  articles: string;
  /** Articles without a date. */
  undated: string;
  /** What is reported by several articles, in the last days; a document a story. */
  stories: string;
  /** In how many titles of a language each word stands; a document for each word of a node. */
  vocabulary: string;
  /** The nodes that ship, by number: their names and what they say of their feeds. */
  nodes: string;
  /** What is kept out on purpose, a document a node. */
  removals: string;
}

/** @param prefix keeps deployments in one cluster apart. */
export function indexNames(prefix: string): IndexNames {
  return {
    articles: `${prefix}-articles`,
    undated: `${prefix}-articles-undated`,
    stories: `${prefix}-stories`,
    vocabulary: `${prefix}-vocabulary`,
    nodes: `${prefix}-nodes`,
    removals: `${prefix}-removals`,
  };
}

/** The index of the articles of a month. @param publishedAt Unix seconds, or null for articles without a date. */
export function articleIndex(prefix: string, publishedAt: number | null): string {
  const { articles, undated } = indexNames(prefix);
  return publishedAt === null
    ? undated
    : `${articles}-${new Date(publishedAt * 1000).toISOString().slice(0, 7)}`;
}

/** The first moment after the month of an index of articles, in Unix seconds; null where it is none of a month. */
export function endOfMonth(prefix: string, index: string): number | null {
  const { articles } = indexNames(prefix);
  const [, year, month] = /^-(\d{4})-(\d{2})$/.exec(index.slice(articles.length)) ?? [];
  return index.startsWith(articles) && month !== undefined
    ? Date.UTC(Number(year), Number(month)) / 1000
    : null;
}

const exact = { type: 'keyword' } as const;
const stored = { type: 'binary', doc_values: true } as const;

/** What is searched is split at spaces only, and no token is cut: it is what our own analysis made. */
const ANALYSIS = {
  tokenizer: { spaces: { type: 'whitespace', max_token_length: 8_100 } },
  analyzer: { tokens: { type: 'custom', tokenizer: 'spaces' } },
};
const tokens = { type: 'text', analyzer: 'tokens', norms: false } as const;

/** New articles are found within a second, whether anybody has searched or not. */
const COMMON = { refresh_interval: '1s', number_of_shards: 1, auto_expand_replicas: '0-1' };

const ARTICLES = {
  settings: {
    index: {
      ...COMMON,
      codec: 'best_compression',
      sort: { field: ['id'], order: ['desc'] },
      // A deletion is remembered so long: what was sent before it and arrives later brings nothing back.
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
  settings: { index: { ...COMMON, gc_deletes: '1h' } },
  mappings: {
    dynamic: false,
    _source: { enabled: false },
    dynamic_templates: [numbers('heat', 'double'), numbers('domains', 'integer'), numbers('latest', 'long')],
    properties: {
      story: { type: 'long' },
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

const VOCABULARY = {
  settings: { index: COMMON },
  mappings: {
    dynamic: false,
    _source: { enabled: false },
    properties: {
      node: { type: 'byte' },
      language: exact,
      word: exact,
      length: { type: 'short' },
      titles: { type: 'integer' },
    },
  },
};

/** Only read as a whole. */
const WHOLE = { settings: { index: COMMON }, mappings: { dynamic: false, properties: {} } };

/**
 * Makes what is missing: a template, by which the index of a month is made with its first article, and the others.
 * Does nothing where all is there.
 * @throws an error of the client
 */
export async function createIndexes(client: Client, prefix: string): Promise<void> {
  const names = indexNames(prefix);
  await client.indices.putIndexTemplate({
    name: names.articles,
    body: {
      index_patterns: [`${names.articles}-*`],
      priority: 100,
      template: { ...ARTICLES, aliases: { [names.articles]: {} } },
    } as never,
  });
  await createIndex(client, names.undated, {});
  await createIndex(client, names.stories, STORIES);
  await createIndex(client, names.vocabulary, VOCABULARY);
  await createIndex(client, names.nodes, WHOLE);
  await createIndex(client, names.removals, WHOLE);
}

async function createIndex(client: Client, index: string, body: object): Promise<void> {
  const { body: exists } = await client.indices.exists({ index });
  if (exists) return;
  try {
    await client.indices.create({ index, body: body as never });
  } catch (error) {
    // Another node was faster.
    if (!String((error as Error).message).includes('resource_already_exists')) throw error;
  }
}
