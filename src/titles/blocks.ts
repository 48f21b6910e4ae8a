/** What two titles both have, and where: its place in the one and in the other. */
export interface Part {
  place: number;
  at: number;
}

/** Parts that kept their order, by their ranks in the other title. */
export interface Block<T extends Part> {
  parts: T[];
  first: number;
  last: number;
}

/** Joins the parts of a title, in its order, that follow one another in the other title, too. */
export function blocksOf<T extends Part>(parts: readonly T[]): Block<T>[] {
  const places = parts.map(({ at }) => at).sort((x, y) => x - y);
  const blocks: Block<T>[] = [];
  for (const part of parts) {
    const rank = places.indexOf(part.at);
    const open = blocks.at(-1);
    if (open !== undefined && rank === open.last + 1) {
      open.last = rank;
      open.parts.push(part);
    } else blocks.push({ parts: [part], first: rank, last: rank });
  }
  return blocks;
}
