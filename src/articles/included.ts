import type { Topic } from '../languages/topics.js';

/** What may be told of an article beside its six fields, in the order in which it stands behind them. */
export const INCLUDABLE = [
  'id',
  'language',
  'country',
  'categories',
  'source_name',
  'story',
  'coverage',
] as const;

export type Includable = (typeof INCLUDABLE)[number];

/** All of it. What is not known is null. */
export interface Included extends Record<Includable, unknown> {
  /** Opaque; stays when the article is changed. */
  id: string | null;
  /** Canonical tag. */
  language: string | null;
  /** Of the publisher, ISO 3166-1 alpha-2. */
  country: string | null;
  categories: Topic[] | null;
  source_name: string | null;
  /** Id of the story that it belongs to. */
  story: string | null;
  /** How many publishers report that. */
  coverage: number | null;
}

const UNKNOWN: Included = {
  id: null,
  language: null,
  country: null,
  categories: null,
  source_name: null,
  story: null,
  coverage: null,
};

/** The fields that were asked for, in their order. */
export function pickIncluded(asked: ReadonlySet<Includable>, known: Included | null): Partial<Included> {
  return Object.fromEntries(
    INCLUDABLE.filter((name) => asked.has(name)).map((name) => [name, (known ?? UNKNOWN)[name]]),
  );
}
