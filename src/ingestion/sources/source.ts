import type { Category } from '../../languages/categories.js';

/** A feed in the source list. */
export interface Source {
  /** Absolute http(s) URL of the feed, by which it is identified everywhere. */
  url: string;
  title: string;
  siteUrl: string | null;
  /** Canonical language tag; null if none is declared. */
  language: string | null;
  /** ISO 3166-1 alpha-2 in upper case; null if unknown. */
  country: string | null;
  categories: Category[];
  /** The operator's labels, as written; absent if there are none. */
  labels?: string[];
}

/** A fault in a source list; the entry is skipped, the others are read. */
export interface SourceFault {
  file: string;
  /** Line of the entry, from 1; 0 for a fault of the whole file. */
  line: number;
  outline: string;
  problem: string;
}

export interface SourceList {
  sources: Source[];
  faults: SourceFault[];
}
