/** Maximum share of texts that contain a name; a more frequent name identifies no event. */
const MAX_SHARE = 0.1;

/** Counts in how many texts of one language each name occurs. */
export class NameCounts {
  private readonly counts: Map<string, number>;
  private texts: number;

  /** @param others counts to begin with; absent to begin at 0. */
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

  /** The rarity of a name: 1 if it is in a single text, less in several texts, 0 if it is too frequent. */
  rarity(name: string): number {
    const count = this.of(name);
    if (count > Math.max(2, this.texts * MAX_SHARE)) return 0;
    return Math.log(1 + this.texts / count) / Math.log(1 + this.texts);
  }
}
