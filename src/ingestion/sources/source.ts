import { analysisLanguage } from '../../languages/find-language.js';
import type { Topic } from '../../languages/topics.js';
import { COUNTRY_ZONES } from './country-zones.js';

/** One feed of the source list, with what the list says about it. */
export interface Source {
  /** Absolute http(s) address of the feed: its identity everywhere. */
  url: string;
  /** Name as written; may be empty. */
  title: string;
  siteUrl: string | null;
  /** Canonical tag; null when the list does not say. */
  language: string | null;
  /** ISO 3166-1 alpha-2, upper case; null when unknown. */
  country: string | null;
  categories: Topic[];
}

/** An entry of a source list that was skipped; the rest is read. */
export interface SourceFault {
  file: string;
  /** Line of the outline in the file, from 1; 0 for the file itself. */
  line: number;
  /** Name of the outline; empty for the file itself. */
  outline: string;
  problem: string;
}

export interface SourceList {
  sources: Source[];
  faults: SourceFault[];
}

/** Whether this node reads a language, by its code and that of any of its regions. */
export type ReadsLanguage = (language: string) => boolean;

/** @param languages codes of those that it reads; none for all. */
export function readsLanguages(languages: readonly string[]): ReadsLanguage {
  const read = new Set(languages.map(analysisLanguage));
  return (language) => read.size === 0 || read.has(analysisLanguage(language));
}

/** IANA name of the time zone of a source's dates that name none; null where its country is unknown. */
export function zoneOf({ country }: Source): string | null {
  return country === null ? null : (COUNTRY_ZONES[country] ?? null);
}
