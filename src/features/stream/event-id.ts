import type { ArrivalPosition } from '../../search/search-provider.js';

/** Formats a position in the order of ingestion: `a.12~b.7` means article 12 of replica `a` and 7 of replica `b`. */
export const toEventId = (position: ArrivalPosition): string =>
  Object.entries(position)
    .map(([node, sequence]) => `${node}.${sequence}`)
    .join('~');

/** Names of its properties, such as `constructor`, are not accepted as names of replicas. */
const OF_OBJECTS = Object.prototype;

/** Parses an id from `toEventId`; null for any other text. */
export function readEventId(text: string): ArrivalPosition | null {
  if (text.length > 1_000) return null;
  const position: Record<string, number> = {};
  for (const part of text.split('~')) {
    const [, node, sequence] = /^([0-9A-Za-z_-]{1,64})\.([0-9]{1,15})$/.exec(part) ?? [];
    if (node === undefined || node in OF_OBJECTS) return null;
    position[node] = Number(sequence);
  }
  return position;
}
