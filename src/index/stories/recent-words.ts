import type { Story } from './story.js';

const FEWEST_SHARED = 2;

/** The words of recent headlines of one language: in how many of them each stands, and in which stories. */
export class RecentWords {
  private readonly stories = new Map<number, Set<Story>>();
  private readonly headlines = new Map<number, number>();
  private total = 0;

  /** Counts headlines of a story; their words are counted by `add`. */
  count(headlines: number): void {
    this.total += headlines;
  }

  /** Adds to a story a word that stands in so many of its headlines; one in a preview counts less than one. */
  add(story: Story, word: number, times: number): void {
    this.headlines.set(word, (this.headlines.get(word) ?? 0) + times);
    story.counts.set(word, (story.counts.get(word) ?? 0) + times);
    const stories = this.stories.get(word);
    if (stories === undefined) this.stories.set(word, new Set([story]));
    else stories.add(story);
  }

  /** Takes out a story with all its headlines. */
  remove(story: Story): void {
    this.total -= story.headlines;
    for (const [word, times] of story.counts) {
      const left = (this.headlines.get(word) ?? 0) - times;
      if (left > 0) this.headlines.set(word, left);
      else this.headlines.delete(word);
      const stories = this.stories.get(word);
      stories?.delete(story);
      if (stories?.size === 0) this.stories.delete(word);
    }
  }

  storiesWith(word: number): ReadonlySet<Story> | undefined {
    return this.stories.get(word);
  }

  /**
   * Rarity, squared. Between how many headlines and how many stories a word stands in (their geometric mean): the
   * name of an event stays rare although a hundred headlines of one story repeat it, the words of a template do not.
   */
  weight(word: number): number {
    const spread = (this.headlines.get(word) ?? 0) * (this.stories.get(word)?.size ?? 0);
    return Math.log(1 + this.total / (1 + Math.sqrt(spread))) ** 2;
  }

  /** Squared length of a story's words, each by its weight and by the share of the headlines that use it. */
  norm(story: Story): number {
    let sum = 0;
    for (const [word, count] of story.counts) sum += this.weight(word) * (count / story.headlines) ** 2;
    return sum;
  }

  /**
   * How far a story's headlines agree on their words: by weight, the mean share of headlines that have a word, times
   * the root of how many they are. Reports of one event reach 1; headlines strung together by pairs of ordinary words
   * (`test positive`, `new cases`) stay below, however many they are.
   */
  cohesion(story: Story): number {
    let agreed = 0;
    let all = 0;
    for (const [word, count] of story.counts) {
      const share = (this.weight(word) * count) / story.headlines;
      agreed += (share * count) / story.headlines;
      all += share;
    }
    return all === 0 ? 0 : (agreed / all) * Math.sqrt(story.headlines);
  }

  /** Cosine between a headline and a story, 0-1; 0 when they share less than two words. */
  likeness(story: Story, words: ReadonlyMap<number, number>): number {
    let product = 0;
    let own = 0;
    let shared = 0;
    for (const [word, times] of words) {
      const weight = times * this.weight(word);
      own += weight * times;
      const count = story.counts.get(word);
      if (count === undefined) continue;
      product += weight * count;
      shared++;
    }
    return shared < FEWEST_SHARED ? 0 : product / (story.headlines * Math.sqrt(own * story.norm));
  }

  /** Cosine between two stories, 0-1. */
  similarity(a: Story, b: Story): number {
    const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
    let product = 0;
    for (const [word, count] of few.counts) {
      const other = many.counts.get(word);
      if (other !== undefined) product += this.weight(word) * count * other;
    }
    return product / (a.headlines * b.headlines * Math.sqrt(a.norm * b.norm));
  }
}
