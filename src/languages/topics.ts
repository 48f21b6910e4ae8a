/** The eleven categories a caller may browse, in the order the API description lists them. */
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
