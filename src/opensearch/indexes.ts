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
  /** The removals, one document per node. */
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
const PROMPT = { refresh_interval: '1s' };
/** Where no template of the operator says otherwise. */
const SHARDS = { number_of_shards: 1, auto_expand_replicas: '0-1' };

const ARTICLES = {
  settings: {
    index: {
      ...PROMPT,
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
  settings: { index: { ...PROMPT, gc_deletes: '1h' } },
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
  settings: { index: PROMPT },
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

/** Only read completely. */
const WHOLE = { settings: { index: PROMPT }, mappings: { dynamic: false, properties: {} } };

/** What each index is made with; null for those of another name. */
function bodyOf(prefix: string, index: string): typeof ARTICLES | typeof STORIES | typeof VOCABULARY | null {
  const { undated, stories, vocabulary } = indexNames(prefix);
  if (index === stories) return STORIES;
  if (index === vocabulary) return VOCABULARY;
  return index === undated || endOfMonth(prefix, index) !== null ? ARTICLES : null;
}

/**
 * Makes all indexes that are missing, but those of months, and templates of all: also an index that is deleted while it
 * is written comes again as it was.
 * @throws an error of the client
 */
export async function createIndexes(client: Client, prefix: string): Promise<void> {
  const { articles, undated, stories, vocabulary, nodes, removals } = indexNames(prefix);
  const common = { [stories]: STORIES, [vocabulary]: VOCABULARY, [nodes]: WHOLE, [removals]: WHOLE };
  await createTemplate(client, articles, `${articles}-*`, inAlias(articles));
  for (const [index, body] of Object.entries(common)) await createTemplate(client, index, index, body);
  await createArticleIndex(client, prefix, undated);
  for (const [index, body] of Object.entries(common)) await createIndex(client, index, body);
}

/** Makes an index of articles unless it is there. Whatever template applies to it decides its shards only. */
export const createArticleIndex = (client: Client, prefix: string, index: string): Promise<void> =>
  createIndex(client, index, inAlias(indexNames(prefix).articles));

const inAlias = (articles: string): object => ({ ...ARTICLES, aliases: { [articles]: {} } });

async function createTemplate(client: Client, name: string, pattern: string, body: object): Promise<void> {
  const { settings, ...rest } = body as typeof WHOLE;
  const template = { ...rest, settings: { ...settings, index: { ...SHARDS, ...settings.index } } };
  await client.indices.putIndexTemplate({
    name,
    body: { index_patterns: [pattern], priority: 100, template } as never,
  });
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

interface IndexState {
  aliases: Record<string, object>;
  mappings: { properties?: Record<string, { type?: string }> };
  settings: { index: { uuid: string } };
}

/** Adds fields that an older version did not have. @returns whether all are of our types */
async function hasFields(
  client: Client,
  index: string,
  found: Record<string, { type?: string }>,
  expected: Record<string, { type: string }>,
): Promise<boolean> {
  const fields = Object.entries(expected).filter(([, { type }]) => type !== 'object');
  if (fields.some(([field, { type }]) => field in found && found[field]!.type !== type)) return false;
  const missing = fields.filter(([field]) => !(field in found));
  if (missing.length === 0) return true;
  const properties = Object.fromEntries(missing);
  const { statusCode } = await client.indices.putMapping(
    { index, body: { properties } as never },
    { ignore: [400] },
  );
  return statusCode === 200;
}

/**
 * The indexes of articles, stories and words that are there, each with the id that the cluster gave it when it was made,
 * or with null where its fields are not ours. Articles that are not under their alias are put there.
 * @throws an error of the client
 */
export async function surveyIndexes(client: Client, prefix: string): Promise<Map<string, string | null>> {
  const { articles, stories, vocabulary } = indexNames(prefix);
  const { body } = await client.indices.get({
    index: [`${articles}-*`, stories, vocabulary],
    ignore_unavailable: true,
    filter_path: ['*.aliases', '*.settings.index.uuid', '*.mappings.properties.*.type'],
  } as never);
  const found = new Map<string, string | null>();
  for (const [index, state] of Object.entries(body as Record<string, IndexState>)) {
    const expected = bodyOf(prefix, index);
    if (expected === null) continue;
    const { aliases = {}, mappings = {}, settings } = state;
    const isOurs = await hasFields(client, index, mappings.properties ?? {}, expected.mappings.properties);
    found.set(index, isOurs ? settings.index.uuid : null);
    if (isOurs && expected === ARTICLES && !(articles in aliases)) {
      await client.indices.putAlias({ index, name: articles });
    }
  }
  return found;
}
