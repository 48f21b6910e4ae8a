import { createHash } from 'node:crypto';
import type { Candidate } from '../articles/article.js';

/** A place in the order in which later pages are read: of which tier of the plan, and the article's id. */
export interface Place {
  tier: number;
  id: number;
}

/**
 * Where the pages of a question go on. It holds no articles but the ids of the first page: what came behind it follows
 * from the order and from how far it was read, so that any process can go on, whatever has come and gone meanwhile.
 */
export interface Continuation {
  /** When the first page was answered, Unix seconds. */
  at: number;
  /** The newest article's number in the order of arrival then: what came later is on no page. */
  sequence: number;
  /** How many articles the pages had so far. */
  shown: number;
  /** Ids of articles that were shown outside of the order. */
  ids: number[];
  /** The last place that was dealt with; null where the order has not begun. */
  reached: Place | null;
  /** Publishers that were left out when they had their share: where each goes on, before the place reached. */
  waiting: Waiting[];
}

interface Waiting {
  /** `domainKey` of the registrable domain. */
  domain: number;
  from: Place;
  /** Whether the place itself is dealt with. */
  isBehind: boolean;
}

/** As much of a domain's name as is kept of it. */
export const domainKey = (domain: string): number =>
  createHash('sha1').update(domain).digest().readUInt32BE(0);

/** A page behind the first. */
export interface LaterPage {
  /** In the order in which they are read. */
  articles: Candidate[];
  /** Null at the end. */
  next: Continuation | null;
  /** Whether there is more behind it than pages may have. */
  isDeepest: boolean;
  /** Whether source diversity left out articles that there was room for. */
  isCutShort: boolean;
  /** Registrable domains that were met. */
  domains: number;
}

/** Articles that the pages of one question have together, at most. */
export const DEEPEST = 1_000;

/** Where the order of arrival stands in an index. */
export interface Arrivals {
  /** Who numbers the articles: another's numbers mean nothing here. */
  origin: string;
  /** Of the article that came last. */
  sequence: number;
}
