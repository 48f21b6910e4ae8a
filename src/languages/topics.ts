/** The eleven categories, in the order of the API description. */
export const TOPICS = [
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

export type Topic = (typeof TOPICS)[number];
