import { sharedId } from './documents.js';

/** Key of the value for all countries together, in fields with a value for each country. */
export const ALL_COUNTRIES = 'all';

type Row = Record<string, unknown>;

/** A story in the index of a node: rows of `story_heat`, and rows of `story_articles` with the `url` of each article. */
interface StoryRows {
  story: number;
  language: string;
  heat: Row[];
  articles: Row[];
  /** Ids of stories that were merged into this one. */
  merged: number[];
  /** Stories of the same event in other languages. */
  others: { language: string; story: number }[];
}

/** The OpenSearch document of a story. */
interface StoryDocument {
  story: number;
  /** Number of the node that ingested the story. */
  node: number;
  subject: number;
  language: string;
  articles: number[];
  merged: number[];
  /** Heat (recent coverage) by country, as in the table `story_heat`. */
  heat: Record<string, number>;
  domains: Record<string, number>;
  latest: Record<string, number>;
  /** The `StoryRows` as JSON in base64, with ids in OpenSearch. */
  data: string;
}

const byCountry = (heat: Row[], column: string): Record<string, number> =>
  Object.fromEntries(heat.map((row) => [row['country'] || ALL_COUNTRIES, row[column] as number]));

/** Converts the ids in a row to ids in OpenSearch. */
const share = (row: Row, columns: readonly string[], node: number): Row => ({
  ...row,
  ...Object.fromEntries(
    columns.map((name) => [name, row[name] == null ? null : sharedId(row[name] as number, node)]),
  ),
});

/** Makes the document of a story. @param rows with ids of the node's index. */
export function toStoryDocument(rows: StoryRows, node: number): StoryDocument {
  const { story, language, heat, articles, merged, others } = rows;
  const shared: StoryRows = {
    story: sharedId(story, node),
    language,
    heat: heat.map((row) => share(row, ['story', 'echoes', 'subject', 'follows'], node)),
    articles: articles.map((row) => share(row, ['story', 'article'], node)),
    merged: merged.map((id) => sharedId(id, node)),
    others: others.map((one) => ({ ...one, story: sharedId(one.story, node) })),
  };
  const total = shared.heat.find((row) => row['country'] === '');
  return {
    story: shared.story,
    node,
    subject: (total?.['subject'] as number | null | undefined) ?? shared.story,
    language,
    articles: shared.articles.map(({ article }) => article as number),
    merged: shared.merged,
    heat: byCountry(heat, 'heat'),
    domains: byCountry(heat, 'domains'),
    latest: byCountry(heat, 'latest'),
    data: Buffer.from(JSON.stringify(shared)).toString('base64'),
  };
}

/** Unpacks the rows of a story. @param data value of the field `data`. @returns rows with ids in OpenSearch. */
export const fromStoryDocument = (data: string): StoryRows =>
  JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as StoryRows;
