import type { Topic } from '../topics.js';

/** Topics that one article often has both of. */
const RELATED: readonly (readonly [Topic, Topic])[] = [
  ['business', 'economy'],
  ['business', 'technology'],
  ['politics', 'economy'],
  ['science', 'environment'],
];

export const areRelated = (a: Topic, b: Topic): boolean =>
  RELATED.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
