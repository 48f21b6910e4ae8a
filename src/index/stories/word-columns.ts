/** Maximum relative change of the number of headlines for which a weight is not computed again. */
export const SAME_TOTAL = 0.01;
/** Number of words for which the columns have room at first. */
const MIN_ROOM = 256;

/**
 * The words of headlines with their frequencies. Words are numbers, by which columns are read: objects take three times
 * as much memory.
 */
export class WordColumns<Story extends object> {
  /** Numbers of words by the hashes of their stems. */
  private readonly numbers = new Map<number, number>();
  /** Numbers of removed words, which new words get. */
  private readonly unused: number[] = [];
  /** Stories with each word: null, one story, or an array of several, since most words have one. */
  private readonly stories: (Story | Story[] | null)[] = [];
  /** Number of headlines with each word; one that has it only in the preview counts less. */
  private headlines = new Float64Array(MIN_ROOM);
  /** Weight of each word when there were `weighedAt` headlines in all. */
  private weights = new Float64Array(MIN_ROOM);
  private weighedAt = new Float64Array(MIN_ROOM);

  /** The number of the word with this hash. A new word is added. */
  wordOf(hash: number): number {
    const known = this.numbers.get(hash);
    if (known !== undefined) return known;
    const word = this.unused.pop() ?? this.stories.length;
    if (word >= this.headlines.length) {
      this.headlines = doubled(this.headlines);
      this.weights = doubled(this.weights);
      this.weighedAt = doubled(this.weighedAt);
    }
    this.numbers.set(hash, word);
    this.stories[word] = null;
    this.headlines[word] = 0;
    this.weighedAt[word] = Infinity;
    return word;
  }

  /** Removes the words of no story. */
  removeUnused(): void {
    for (const [hash, word] of this.numbers) {
      if (this.storiesOf(word).length > 0) continue;
      this.numbers.delete(hash);
      this.unused.push(word);
    }
  }

  storiesOf(word: number): readonly Story[] {
    const stories = this.stories[word]!;
    if (Array.isArray(stories)) return stories;
    return stories === null ? [] : [stories];
  }

  /**
   * Adds a story to those that have a word.
   * @param word its number, as `wordOf` returns it.
   */
  addStory(word: number, story: Story): void {
    const stories = this.stories[word]!;
    if (stories === null) this.stories[word] = story;
    else if (Array.isArray(stories)) stories.push(story);
    else this.stories[word] = [stories, story];
  }

  /** Removes a story that no longer has a word. */
  removeStory(word: number, story: Story): void {
    const stories = this.stories[word]!;
    if (Array.isArray(stories)) stories.splice(stories.indexOf(story), 1);
    else this.stories[word] = null;
  }

  /** Adds to the number of headlines with a word. Sums of weights are inexact. */
  count(word: number, headlines: number): void {
    this.headlines[word] = Math.max(0, this.headlines[word]! + headlines);
    this.weighedAt[word] = Infinity;
  }

  /**
   * Squared rarity, by the geometric mean of the numbers of headlines and of stories with the word: the name of an
   * event stays rare although a hundred headlines of one story repeat it; words of a template do not.
   *
   * @param total number of headlines in all.
   */
  weight(word: number, total: number): number {
    if (Math.abs(total - this.weighedAt[word]!) > total * SAME_TOTAL) {
      const spread = this.headlines[word]! * this.storiesOf(word).length;
      this.weights[word] = Math.log(1 + total / (1 + Math.sqrt(spread))) ** 2;
      this.weighedAt[word] = total;
    }
    return this.weights[word]!;
  }
}

type Column = Float64Array<ArrayBuffer>;

function doubled(column: Column): Column {
  const copy = new Float64Array(2 * column.length);
  copy.set(column);
  return copy;
}
