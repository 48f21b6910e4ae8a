import { cachedFor } from '../config/durations.js';
import { ColumnStatement, type Database } from './sqlite.js';

/** Labels (the operator's marks of feeds) by host of the publisher: those of all feeds with its articles. */
export type LabelsByHost = ReadonlyMap<string, readonly string[]>;

/** Milliseconds for which labels are cached. */
const CACHE_MS = 2_000;

/** Replaces the labels of all feeds. No reindex is needed, because articles do not contain labels. */
export function writeFeedLabels(
  database: Database,
  feeds: readonly { url: string; labels?: string[] }[],
): void {
  const labelled = feeds.filter(({ labels = [] }) => labels.length > 0);
  const value = JSON.stringify(labelled.map(({ url, labels }) => [url, labels]));
  database.prepare("INSERT OR REPLACE INTO properties (name, value) VALUES ('labels', ?)").run(value);
}

export class SourceLabelReader {
  private readonly stored: ColumnStatement<string>;
  private readonly hostsOf: ColumnStatement<string>;
  /** The labels of all publishers, cached for two seconds. */
  readonly read = cachedFor(CACHE_MS, () => this.readAll());

  constructor(database: Database) {
    this.stored = new ColumnStatement(database, "SELECT value FROM properties WHERE name = 'labels'");
    this.hostsOf = new ColumnStatement(database, 'SELECT host FROM feed_hosts WHERE feed = ?');
  }

  private readAll(): LabelsByHost {
    const feeds = JSON.parse(this.stored.get() ?? '[]') as [url: string, labels: string[]][];
    return mergeSourceLabelsByHost(
      feeds.flatMap(([url, labels]) => this.hostsOf.all(url).map((host) => [host, labels] as const)),
    );
  }
}

/** Merges the labels of entries with the same host; labels that differ only in case count as one. */
export function mergeSourceLabelsByHost(
  entries: Iterable<readonly [host: string, labels: readonly string[]]>,
): LabelsByHost {
  const joined = new Map<string, string[]>();
  for (const [host, labels] of entries) {
    const known = joined.get(host) ?? [];
    const added = labels.filter((label) => !known.some((one) => isSameLabel(one, label)));
    joined.set(host, [...known, ...added]);
  }
  return joined;
}

export const isSameLabel = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Makes a function that returns all labels of a host: its own, and those of its parent domains. */
export function labelLookup(labels: LabelsByHost): (host: string) => readonly string[] {
  return (host) => {
    const parts = host.split('.');
    const above = parts.map((_, i) => parts.slice(i).join('.'));
    return mergeSourceLabelsByHost(above.map((one) => [host, labels.get(one) ?? []])).get(host)!;
  };
}

/** The hosts with any of the wanted labels, regardless of case. */
export function hostsWithLabel(labels: LabelsByHost, wanted: readonly string[]): string[] {
  const isWanted = (label: string): boolean => wanted.some((one) => isSameLabel(one, label));
  return [...labels].filter(([, own]) => own.some(isWanted)).map(([host]) => host);
}
