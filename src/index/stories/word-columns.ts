/** Maximum relative change of the number of headlines for which cached weights stay valid. */
export const MAX_TOTAL_CHANGE = 0.01;
/** Initial capacity of the columns, in words. */
const MIN_ROOM = 256;

/** Words of headlines with their frequencies, in columns by word number: objects would need three times the memory. */
export class WordColumns<Story extends object> {
  /** Word numbers by the hash of the word's stem. */
  private readonly numbers = new Map<number, number>();
  /** Numbers of removed words, which new words reuse. */
  private readonly unused: number[] = [];
  /** Stories with each word, by word number: null for none, one story (as for most words), or an array. */
  private readonly stories: (Story | Story[] | null)[] = [];
  /** Number of headlines by word number; a headline with the word only in its preview counts less. */
  private headlines = new Float64Array(MIN_ROOM);
  /** Weight by word number, as computed when there were `weighedAt` headlines in total. */
  private weights = new Float64Array(MIN_ROOM);
  private weighedAt = new Float64Array(MIN_ROOM);

  /** The number of the word with this hash; adds a new word. */
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

  /** Removes the words that no story has. */
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

  /** Adds a story to those that contain a word. @param word number that `wordOf` returns. */
  addStory(word: number, story: Story): void {
    const stories = this.stories[word]!;
    if (stories === null) this.stories[word] = story;
    else if (Array.isArray(stories)) stories.push(story);
    else this.stories[word] = [stories, story];
  }

  /** Removes a story from those that contain a word. @param word number that `wordOf` returns. */
  removeStory(word: number, story: Story): void {
    const stories = this.stories[word]!;
    if (Array.isArray(stories)) stories.splice(stories.indexOf(story), 1);
    else this.stories[word] = null;
  }

  /** Changes the number of headlines with a word. @param headlines to add; may be a fraction or negative. */
  count(word: number, headlines: number): void {
    this.headlines[word] = Math.max(0, this.headlines[word]! + headlines);
    this.weighedAt[word] = Infinity;
  }

  /**
   * The weight of a word: the square of its rarity. Its frequency is the geometric mean of the numbers of headlines and
   * of stories with the word, so that the name of an event stays rare although many headlines of one story repeat it.
   * The words of a recurring headline such as `Morning briefing`, which are in many stories, do not.
   * @param total number of all headlines.
   */
  weight(word: number, total: number): number {
    if (Math.abs(total - this.weighedAt[word]!) > total * MAX_TOTAL_CHANGE) {
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
