import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Route } from './report-newsroom.js';

const FOLDER = fileURLToPath(new URL('../fixtures/feed-reports', import.meta.url));

/** A pattern for the complete value, a choice, or the value. */
type Wanted = { re: string } | { any: unknown[] } | string | null | unknown[];

/** The `expected.json` of a case. */
interface Expected {
  /** The issue of another program that reports the same fault. */
  reported?: string;
  /** Whether the case is not mended yet: its test fails as soon as it is. */
  failing?: boolean;
  /** The file at the source's address, or one file a poll. */
  document?: string | string[];
  type?: string;
  /** Attributes of the source. */
  language?: string;
  country?: string;
  /** Instead of `document`; the source's address is `address`, else the path of the first. */
  routes?: Route[];
  address?: string;
  /** Default one a document. */
  polls?: number;
  /** The host of its articles, where the documents are compressed. */
  host?: string;
  /** How many articles the source has then. */
  articles?: number;
  /** Members of articles; an `optional` one is as given, or absent. */
  want?: (Record<string, Wanted> & { optional?: boolean })[];
  absent?: Record<string, Wanted>[];
  /** The live source whose response the document is, and the query. */
  live?: string;
  query?: string;
  /** A command, its exit status, and a pattern in what it prints. */
  run?: string[];
  exit?: number;
  output?: string;
}

export interface FeedReport extends Expected {
  /** The folder of its kind and its own. */
  name: string;
  folder: string;
  routes: Route[];
}

/** The reported feeds: a folder each, with the documents as they are served and `expected.json`. */
export function readFeedReports(): FeedReport[] {
  return readdirSync(FOLDER)
    .flatMap((kind) => readdirSync(join(FOLDER, kind)).map((one) => `${kind}/${one}`))
    .map((name) => {
      const folder = join(FOLDER, name);
      const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
      return { ...expected, name, folder, routes: expected.routes ?? routesOf(expected) };
    });
}

/** The source's address below that of the case. */
export const addressOf = ({ address, routes }: FeedReport): string => address ?? routes[0]!.path;

/** The documents of a case, one after the other at one address. */
function routesOf({ document = [], type }: Expected): Route[] {
  const files = [document].flat();
  return files.map((file, at) => ({
    path: files[0]!,
    file,
    type,
    poll: files.length > 1 ? at + 1 : undefined,
  }));
}

/** Hosts that the documents of a case name: those of its articles are among them. */
export function hostsOf({ folder, host = '' }: FeedReport): string[] {
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  return [...new Set([host, ...sources].join('\n').match(/(?<![\w.-])[a-z][\w.-]*\.example\b/g) ?? [])];
}

/** Whether a member of an article is what the case wants. */
export function isWanted(value: unknown, wanted: Wanted): boolean {
  if (wanted !== null && typeof wanted === 'object' && 're' in wanted)
    return new RegExp(`^(?:${wanted.re})$`, 'u').test(String(value));
  if (wanted !== null && typeof wanted === 'object' && 'any' in wanted)
    return wanted.any.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return JSON.stringify(wanted) === JSON.stringify(value);
}
