import type { NamedPlace } from '../../places/named-places.js';
import { PREVIEW_WEIGHT } from './headline-words.js';

/** A word of recent headlines, and how often it occurs. */
interface RecentWord {
  /** Hash of the word's stem. */
  hash: number;
  /** Number of headlines with the word; one that has it only in the preview counts less. */
  headlines: number;
  /**
   * Stories with the word among their `counts`. An array: sets of mostly one story would take an eighth of all memory.
   */
  stories: Story[];
  /** Weight of the word when there were `weighedAt` headlines. */
  weight: number;
  weighedAt: number;
}

/** A recent headline in compact form: catalogues print tens of thousands in two days. */
export interface RecentHeadline {
  /** Id of the article. */
  article: number;
  /** Registrable domain. */
  domain: string;
  /** Hash of the title. */
  titleKey: number;
  /** How well the headline represents its story, as last stored; see `StoryGrouper.fits`. */
  fit: number;
  /** Words of the headline, those of the title first. */
  words: RecentWord[];
  titleWords: number;
  hasPreview: boolean;
  /** Places that the title names. */
  places: readonly NamedPlace[];
  /** Unix seconds. */
  publishedAt: number;
}

/** The recent headlines of one event. */
export interface Story {
  /** Id of the article that opened it. */
  id: number;
  /** The ended story that this story continues; null if none. */
  follows: number | null;
  headlines: RecentHeadline[];
  /** Number of the headlines that have a preview. */
  previews: number;
  /** Number of the headlines with each word. */
  counts: Map<RecentWord, number>;
  /** Squared norm of the story's weighted words when there were `normedAt` headlines. */
  norm: number;
  normedAt: number;
  /** The number of its headlines when it was last compared with the other hot stories. */
  compared: number;
  /** Number of the last search for candidates that found the story; `candidate` is its index there. */
  search: number;
  candidate: number;
}

const MIN_SHARED = 2;
/** Maximum relative change of the number of headlines for which a weight is not computed again. */
const SAME_TOTAL = 0.01;

const weightAt = (i: number, titleWords: number): number => (i < titleWords ? 1 : PREVIEW_WEIGHT);

/** The words of recent headlines of one language, each with the number of its headlines and its stories. */
export class RecentWords {
  private readonly words = new Map<number, RecentWord>();
  private total = 0;

  /** The number of recent headlines. */
  get size(): number {
    return this.total;
  }

  /** The words with these hashes. One that no headline has is removed by `removeUnused`. */
  wordsOf(hashes: readonly number[]): RecentWord[] {
    return hashes.map((hash) => {
      let word = this.words.get(hash);
      if (word === undefined) {
        word = { hash, headlines: 0, stories: [], weight: 0, weighedAt: Infinity };
        this.words.set(hash, word);
      }
      return word;
    });
  }

  /** Removes the words of no headline. */
  removeUnused(): void {
    for (const [hash, { stories }] of this.words) if (stories.length === 0) this.words.delete(hash);
  }

  /** Adds a headline to a story. */
  add(story: Story, headline: RecentHeadline): void {
    this.total++;
    story.headlines.push(headline);
    if (headline.hasPreview) story.previews++;
    for (const [i, word] of headline.words.entries()) {
      const times = weightAt(i, headline.titleWords);
      word.headlines += times;
      word.weighedAt = Infinity;
      // A literal has room for one, `push` to an empty array for seventeen.
      if (word.stories.length === 0) word.stories = [story];
      else if (!story.counts.has(word)) word.stories.push(story);
      story.counts.set(word, (story.counts.get(word) ?? 0) + times);
    }
  }

  /** Removes and returns a story's headlines of a period (Unix seconds): from `since` on, before `before`. */
  remove(story: Story, { since = 0, before = Infinity } = {}): RecentHeadline[] {
    const isRemoved = ({ publishedAt }: RecentHeadline): boolean =>
      publishedAt >= since && publishedAt < before;
    const removed = story.headlines.filter(isRemoved);
    if (removed.length === 0) return removed;
    story.headlines = story.headlines.filter((headline) => !isRemoved(headline));
    this.total -= removed.length;
    for (const { words, titleWords, hasPreview } of removed) {
      if (hasPreview) story.previews--;
      for (const [i, word] of words.entries()) removeWord(story, word, weightAt(i, titleWords));
    }
    return removed;
  }

  /**
   * Squared rarity, by the geometric mean of the numbers of headlines and of stories with the word: the name of an
   * event stays rare although a hundred headlines of one story repeat it; words of a template do not.
   */
  weight(word: RecentWord): number {
    if (Math.abs(this.total - word.weighedAt) > this.total * SAME_TOTAL) {
      const spread = word.headlines * word.stories.length;
      word.weight = Math.log(1 + this.total / (1 + Math.sqrt(spread))) ** 2;
      word.weighedAt = this.total;
    }
    return word.weight;
  }

  /** Computes the squared norm of a story's words, each by its weight and the share of headlines with it. */
  updateNorm(story: Story): void {
    let sum = 0;
    for (const [word, count] of story.counts) sum += this.weight(word) * count * count;
    story.norm = sum / story.headlines.length ** 2;
    story.normedAt = this.total;
  }

  /** Whether the weights of a story's words have changed since its norm was computed. */
  hasOldNorm({ normedAt }: Story): boolean {
    return Math.abs(this.total - normedAt) > this.total * SAME_TOTAL;
  }

  /**
   * How much a story's headlines share their words: the weighted mean share of headlines with a word, times the
   * square root of their number. Reports of one event reach 1; headlines that share only pairs of ordinary words
   * (`test positive`, `new cases`) stay below.
   */
  cohesion({ counts, headlines }: Story): number {
    let agreed = 0;
    let all = 0;
    for (const [word, count] of counts) {
      const share = (this.weight(word) * count) / headlines.length;
      agreed += (share * count) / headlines.length;
      all += share;
    }
    return all === 0 ? 0 : (agreed / all) * Math.sqrt(headlines.length);
  }

  /** Cosine of a headline and a story, 0-1; 0 with fewer than two shared words. */
  likeness(story: Story, { words, titleWords }: Pick<RecentHeadline, 'words' | 'titleWords'>): number {
    let product = 0;
    let own = 0;
    let shared = 0;
    for (const [i, word] of words.entries()) {
      const times = weightAt(i, titleWords);
      const weight = times * this.weight(word);
      own += weight * times;
      const count = story.counts.get(word);
      if (count === undefined) continue;
      product += weight * count;
      shared++;
    }
    return shared < MIN_SHARED ? 0 : product / (story.headlines.length * Math.sqrt(own * story.norm));
  }

  /** Cosine between two stories, 0-1. */
  similarity(a: Story, b: Story): number {
    const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
    let product = 0;
    for (const [word, count] of few.counts) {
      const other = many.counts.get(word);
      if (other !== undefined) product += this.weight(word) * count * other;
    }
    return product / (a.headlines.length * b.headlines.length * Math.sqrt(a.norm * b.norm));
  }
}

/**
 * Removes a word of a removed headline from its story. Sums of weights are inexact: a word that remains with hardly any
 * is deleted.
 */
function removeWord(story: Story, word: RecentWord, times: number): void {
  word.weighedAt = Infinity;
  word.headlines = Math.max(0, word.headlines - times);
  const left = (story.counts.get(word) ?? 0) - times;
  if (left >= PREVIEW_WEIGHT / 2) {
    story.counts.set(word, left);
    return;
  }
  if (story.counts.delete(word)) word.stories.splice(word.stories.indexOf(story), 1);
}
