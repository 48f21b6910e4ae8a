/** The categories of articles, in the order of the API description. */
export const CATEGORIES = [
  'world',
  'national',
  'business',
  'technology',
  'entertainment',
  'sports',
  'science',
  'health',
  'politics',
  'economy',
  'environment',
] as const;

export type Category = (typeof CATEGORIES)[number];
