import { isSameLabel, joinLabels, type SourceLabels } from '../index/source-labels.js';

/** The labels of a host: its own, and those of the hosts that it is below, as `labels=` selects them. */
export function labelsIn(labels: SourceLabels): (host: string) => readonly string[] {
  return (host) => {
    const parts = host.split('.');
    const above = parts.map((_, i) => parts.slice(i).join('.'));
    return joinLabels(above.map((one) => [host, labels.get(one) ?? []])).get(host)!;
  };
}

/** The hosts that have any of some labels, in any case. */
export function hostsWith(labels: SourceLabels, wanted: readonly string[]): string[] {
  const isWanted = (label: string): boolean => wanted.some((one) => isSameLabel(one, label));
  return [...labels].filter(([, own]) => own.some(isWanted)).map(([host]) => host);
}
