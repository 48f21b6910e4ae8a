import type { NamedPlace } from '../../places/named-places.js';
import { PREVIEW_WEIGHT } from './headline-words.js';
import { MAX_TOTAL_CHANGE, WordColumns } from './word-columns.js';

/** A recent headline in compact form, because large source lists have tens of thousands in two days. */
export interface RecentHeadline {
  /** Id of the article. */
  article: number;
  /** Registrable domain. */
  domain: string;
  /** Hash of the title. */
  titleKey: number;
  /** How well the headline represents its story, 0 to 2, as last stored; see `StoryGrouper.changedFits`. */
  fit: number;
  /** Numbers of the words, as `RecentWords.wordsOf` returns them, those of the title first. */
  words: readonly number[];
  titleWords: number;
  hasPreview: boolean;
  /** Places that the title names. */
  places: readonly NamedPlace[];
  /** Publication time in Unix seconds. */
  publishedAt: number;
}

/** The recent headlines of one event. */
export interface RecentStory {
  /** Id of the article that opened the story. */
  id: number;
  /** Id of the ended story that this one continues; null if none. */
  follows: number | null;
  headlines: RecentHeadline[];
  /** Number of headlines with a preview. */
  previews: number;
  /** Number of headlines with each word, by word number; null for a story of one headline, as most stories are. */
  counts: Map<number, number> | null;
  /** Squared norm of the story's weighted words, as computed when there were `normedAt` recent headlines in total. */
  norm: number;
  normedAt: number;
  /** Number of headlines when the story was last compared with the other hot stories. */
  compared: number;
  /** Number of the last search for similar stories that found this one; `candidate` is its place among those found. */
  search: number;
  candidate: number;
}

const MIN_SHARED = 2;

/** The weight of a word by its position: less for a word that is only in the preview. */
const weightAt = (i: number, titleWords: number): number => (i < titleWords ? 1 : PREVIEW_WEIGHT);

/** The words of recent headlines of one language, each with its frequency in headlines and in stories. */
export class RecentWords {
  private readonly columns = new WordColumns<RecentStory>();
  private total = 0;

  /** The number of recent headlines. */
  get size(): number {
    return this.total;
  }

  /** Numbers of words, by the hashes of their stems. New words get a number; `removeUnused` frees unused numbers. */
  wordsOf(hashes: readonly number[]): number[] {
    return hashes.map((hash) => this.columns.wordOf(hash));
  }

  /** Removes the words that no headline has any more. */
  removeUnused(): void {
    this.columns.removeUnused();
  }

  storiesOf(word: number): readonly RecentStory[] {
    return this.columns.storiesOf(word);
  }

  add(story: RecentStory, headline: RecentHeadline): void {
    this.total++;
    if (story.headlines.length === 1) story.counts ??= countsOf(story);
    // A literal has room for one, `push` to an empty array for seventeen.
    if (story.headlines.length === 0) story.headlines = [headline];
    else story.headlines.push(headline);
    if (headline.hasPreview) story.previews++;
    const { counts } = story;
    for (const [i, word] of headline.words.entries()) {
      const times = weightAt(i, headline.titleWords);
      this.columns.count(word, times);
      if (!counts?.has(word)) this.columns.addStory(word, story);
      counts?.set(word, (counts.get(word) ?? 0) + times);
    }
  }

  /** Removes and returns a story's headlines of a period (Unix seconds): from `since` on, before `before`. */
  remove(story: RecentStory, { since = 0, before = Infinity } = {}): RecentHeadline[] {
    const isRemoved = ({ publishedAt }: RecentHeadline): boolean =>
      publishedAt >= since && publishedAt < before;
    const removed = story.headlines.filter(isRemoved);
    if (removed.length === 0) return removed;
    story.headlines = story.headlines.filter((headline) => !isRemoved(headline));
    this.total -= removed.length;
    for (const { words, titleWords, hasPreview } of removed) {
      if (hasPreview) story.previews--;
      for (const [i, word] of words.entries()) this.removeWord(story, word, weightAt(i, titleWords));
    }
    return removed;
  }

  /**
   * Subtracts a word of a removed headline from the headline's story. Sums of weights are inexact: a word whose sum is
   * near 0 is removed from the story.
   * @param times the weight of the word in the headline.
   */
  private removeWord(story: RecentStory, word: number, times: number): void {
    this.columns.count(word, -times);
    const left = (story.counts?.get(word) ?? times) - times;
    if (left >= PREVIEW_WEIGHT / 2) story.counts!.set(word, left);
    else if (story.counts?.delete(word) ?? true) this.columns.removeStory(word, story);
  }

  /** Weight of a word: its squared rarity. */
  weight(word: number): number {
    return this.columns.weight(word, this.total);
  }

  /** Computes the squared norm of a story's words, each weighted by rarity and by its share of the headlines. */
  updateNorm(story: RecentStory): void {
    let sum = 0;
    for (const [word, count] of countsOf(story)) sum += this.weight(word) * count * count;
    story.norm = sum / story.headlines.length ** 2;
    story.normedAt = this.total;
  }

  /** Whether the weights of words have changed since the norm was computed. */
  hasOldNorm({ normedAt }: RecentStory): boolean {
    return Math.abs(this.total - normedAt) > this.total * MAX_TOTAL_CHANGE;
  }

  /**
   * How much a story's headlines share words: the weighted mean share of headlines that have a word, times the square
   * root of the number of headlines. It reaches 1 for one event, and is lower for headlines that share only pairs of
   * common words (`test positive`, `new cases`).
   */
  cohesion(story: RecentStory): number {
    const reports = story.headlines.length;
    let agreed = 0;
    let all = 0;
    for (const [word, count] of countsOf(story)) {
      const share = (this.weight(word) * count) / reports;
      agreed += (share * count) / reports;
      all += share;
    }
    return all === 0 ? 0 : (agreed / all) * Math.sqrt(reports);
  }

  /** Cosine similarity of a headline and a story, 0 to 1; 0 if they share fewer than two words. */
  likeness(story: RecentStory, { words, titleWords }: Pick<RecentHeadline, 'words' | 'titleWords'>): number {
    let product = 0;
    let own = 0;
    let shared = 0;
    for (const [i, word] of words.entries()) {
      const times = weightAt(i, titleWords);
      const weight = times * this.weight(word);
      own += weight * times;
      const count = countIn(story, word);
      if (count === undefined) continue;
      product += weight * count;
      shared++;
    }
    return shared < MIN_SHARED ? 0 : product / (story.headlines.length * Math.sqrt(own * story.norm));
  }

  /** Cosine similarity of two stories, 0 to 1. */
  similarity(a: RecentStory, b: RecentStory): number {
    const [countsA, countsB] = [countsOf(a), countsOf(b)];
    const [few, many] = countsA.size < countsB.size ? [countsA, countsB] : [countsB, countsA];
    let product = 0;
    for (const [word, count] of few) {
      const other = many.get(word);
      if (other !== undefined) product += this.weight(word) * count * other;
    }
    return product / (a.headlines.length * b.headlines.length * Math.sqrt(a.norm * b.norm));
  }
}

/** The number of a story's headlines with each word. */
function countsOf({ counts, headlines: [only] }: RecentStory): Map<number, number> {
  return counts ?? new Map(only?.words.map((word, i) => [word, weightAt(i, only.titleWords)]));
}

/** The number of a story's headlines with a word; undefined if none has it. */
function countIn({ counts, headlines: [only] }: RecentStory, word: number): number | undefined {
  if (counts !== null) return counts.get(word);
  const at = only?.words.indexOf(word) ?? -1;
  return at === -1 ? undefined : weightAt(at, only!.titleWords);
}
