import type { Category } from '../../languages/categories.js';

/** One feed of the source list with its attributes. */
export interface Source {
  /** Absolute http(s) address of the feed: its identity everywhere. */
  url: string;
  title: string;
  siteUrl: string | null;
  /** Canonical language tag; null if not declared. */
  language: string | null;
  /** ISO 3166-1 alpha-2, upper case; null when unknown. */
  country: string | null;
  categories: Category[];
  /** Labels that the operator has given the source, as written; absent without any. */
  labels?: string[];
}

/** An entry of a source list that was skipped; the rest is read. */
export interface SourceFault {
  file: string;
  /** Line of the outline in the file, from 1; 0 for the file itself. */
  line: number;
  outline: string;
  problem: string;
}

export interface SourceList {
  sources: Source[];
  faults: SourceFault[];
}
