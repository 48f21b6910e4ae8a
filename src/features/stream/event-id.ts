import type { ArrivalPosition } from '../../search/search-provider.js';

/** A position as the id of an event: `node.number`, of several nodes with `~` between them. */
export const toEventId = (position: ArrivalPosition): string =>
  Object.entries(position)
    .map(([node, sequence]) => `${node}.${sequence}`)
    .join('~');

/** Has the names that every object has, such as `constructor`: these are no names of nodes. */
const OF_OBJECTS = Object.prototype;

/** Parses an id of `toEventId`; null for any other text. */
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
