import { cachedFor } from '../config/durations.js';
import { ColumnStatement, type Database } from './sqlite.js';

/** The labels of publishers, by host: those of the feeds that brought its articles, as the operator wrote them. */
export type SourceLabels = ReadonlyMap<string, readonly string[]>;

/** Milliseconds for which labels that were read are cached. */
const CACHE_MS = 2_000;

/** Replaces the labels of all feeds. Articles do not contain labels: a change needs no reindex. */
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
  /** The labels of all publishers, at most two seconds old. */
  readonly read = cachedFor(CACHE_MS, () => this.readAll());

  constructor(database: Database) {
    this.stored = new ColumnStatement(database, "SELECT value FROM properties WHERE name = 'labels'");
    this.hostsOf = new ColumnStatement(database, 'SELECT host FROM feed_hosts WHERE feed = ?');
  }

  private readAll(): SourceLabels {
    const feeds = JSON.parse(this.stored.get() ?? '[]') as [url: string, labels: string[]][];
    return joinLabelsByHost(
      feeds.flatMap(([url, labels]) => this.hostsOf.all(url).map((host) => [host, labels] as const)),
    );
  }
}

/** Joins the labels of each host, each label once whatever its case. */
export function joinLabelsByHost(
  entries: Iterable<readonly [host: string, labels: readonly string[]]>,
): SourceLabels {
  const joined = new Map<string, string[]>();
  for (const [host, labels] of entries) {
    const known = joined.get(host) ?? [];
    const added = labels.filter((label) => !known.some((one) => isSameLabel(one, label)));
    joined.set(host, [...known, ...added]);
  }
  return joined;
}

export const isSameLabel = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The labels of a host: its own, and those of the hosts that it is below, as `labels=` selects them. */
export function labelLookup(labels: SourceLabels): (host: string) => readonly string[] {
  return (host) => {
    const parts = host.split('.');
    const above = parts.map((_, i) => parts.slice(i).join('.'));
    return joinLabelsByHost(above.map((one) => [host, labels.get(one) ?? []])).get(host)!;
  };
}

/** The hosts that have any of some labels, in any case. */
export function hostsWithLabel(labels: SourceLabels, wanted: readonly string[]): string[] {
  const isWanted = (label: string): boolean => wanted.some((one) => isSameLabel(one, label));
  return [...labels].filter(([, own]) => own.some(isWanted)).map(([host]) => host);
}
