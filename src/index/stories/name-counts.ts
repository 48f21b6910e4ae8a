/** Maximum share of texts with a name: a more frequent one identifies no event. */
const MAX_SHARE = 0.1;

/** The number of texts of one language that have each name. */
export class NameCounts {
  private readonly counts: Map<string, number>;
  private texts: number;

  /** @param others counts that the new ones begin with. */
  constructor(others?: NameCounts) {
    this.counts = new Map(others?.counts);
    this.texts = others?.texts ?? 0;
  }

  add(names: Iterable<string>): void {
    for (const name of names) this.counts.set(name, this.of(name) + 1);
    this.texts++;
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** How rare a known name is: 1 in a single text, less in more of them, 0 in too many. */
  rarity(name: string): number {
    const count = this.of(name);
    if (count > Math.max(2, this.texts * MAX_SHARE)) return 0;
    return Math.log(1 + this.texts / count) / Math.log(1 + this.texts);
  }
}
