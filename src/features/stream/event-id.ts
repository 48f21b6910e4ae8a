import type { ArrivalPosition } from '../../search/search-provider.js';

/** Formats a position as an event id: `node.number`, joined by `~` for several nodes. */
export const toEventId = (position: ArrivalPosition): string =>
  Object.entries(position)
    .map(([node, sequence]) => `${node}.${sequence}`)
    .join('~');

/** Its property names, such as `constructor`, are rejected as names of nodes. */
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
