import { functionWordsOf } from '../../languages/function-words-of.js';
import { stem } from '../../languages/stem.js';
import { hash53 } from '../../text/hash.js';
import { words } from '../../text/words.js';

/** The headlines of one event: which words they use, and how many of them use each. */
export interface Story {
  /** Id of the article that opened it. */
  id: number;
  headlines: number;
  /** How many of them have a preview. */
  previews: number;
  /** Publication time of the newest headline, Unix seconds. */
  latest: number;
  counts: Map<number, number>;
  /** Squared length of the vector of the story's weighted words, at its last headline. */
  norm: number;
}

/** Words of the beginning of a preview that are added: as many as in a headline, each with less weight than one of the title. */
const PREVIEW_WORDS = 12;
const PREVIEW_WEIGHT = 0.55;
/** Characters that contain so many words. */
const PREVIEW_LENGTH = 160;

const NUMBER = /^[\d_]+$/;

/** Without numbers: they distinguish the reports of an event, not the events. */
function contentWords(text: string, language: string): number[] {
  const ignored = functionWordsOf(language);
  const content = words(text, language).filter((word) => !ignored.has(word) && !NUMBER.test(word));
  return content.map((word) => hash53(stem(word, language)));
}

/** A number right after a word is part of a name or of a fact: `UFC 249`, `killed 12`. */
function numberedWords(title: string, language: string): number[] {
  if (!/\d/.test(title)) return [];
  const ignored = functionWordsOf(language);
  const all = words(title, language);
  return all.flatMap((word, i) => {
    const before = all[i - 1];
    if (before === undefined || !NUMBER.test(word) || NUMBER.test(before) || ignored.has(before)) return [];
    return [hash53(`${before} ${word}`)];
  });
}

/** The words of an article for grouping: hashes of the stems of its content words, each with its weight. */
export function headlineWords(title: string, preview: string, language: string): Map<number, number> {
  const inTitle = [...contentWords(title, language), ...numberedWords(title, language)];
  const found = new Map(inTitle.map((word) => [word, 1]));
  const most = found.size + PREVIEW_WORDS;
  if (preview !== '') {
    for (const word of contentWords(preview.slice(0, PREVIEW_LENGTH), language)) {
      if (found.size >= most) break;
      if (!found.has(word)) found.set(word, PREVIEW_WEIGHT);
    }
  }
  return found;
}

const MIN_SHARED = 2;

/** The words of recent headlines of one language, each with the number of its headlines and its stories. */
export class RecentWords {
  private readonly stories = new Map<number, Set<Story>>();
  private readonly headlines = new Map<number, number>();
  private total = 0;

  /** Counts headlines of a story; their words are counted by `add`. */
  count(headlines: number): void {
    this.total += headlines;
  }

  /** Adds a word to a story, with the number of its headlines that have it; one in a preview counts less than one. */
  add(story: Story, word: number, times: number): void {
    this.headlines.set(word, (this.headlines.get(word) ?? 0) + times);
    story.counts.set(word, (story.counts.get(word) ?? 0) + times);
    const stories = this.stories.get(word);
    if (stories === undefined) this.stories.set(word, new Set([story]));
    else stories.add(story);
  }

  /** Removes a story with all its headlines. */
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
   * Rarity, squared, by the geometric mean of the numbers of headlines and of stories with the word: the name of an
   * event stays rare although a hundred headlines of one story repeat it; the words of a template do not.
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
   * How far a story's headlines share their words: the weighted mean share of headlines that have a word, times the
   * square root of their number. Reports of one event reach 1; headlines that only share pairs of ordinary words
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
    return shared < MIN_SHARED ? 0 : product / (story.headlines * Math.sqrt(own * story.norm));
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
