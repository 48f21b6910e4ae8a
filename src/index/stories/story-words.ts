import { functionWordsOf, words } from '../../analysis/words.js';
import { stem } from '../../analysis/stem.js';
import { hash53 } from '../article-identity.js';

/** A recent headline in compact form: catalogues print tens of thousands in two days. */
export interface RecentHeadline {
  /** Id of the article. */
  article: number;
  /** Words of the title first. */
  words: Float64Array;
  titleWords: number;
  hasPreview: boolean;
  /** Unix seconds. */
  publishedAt: number;
}

/** The recent headlines of one event. */
export interface Story {
  /** Id of the article that opened it. */
  id: number;
  /** The story that it follows; null if none. */
  follows: number | null;
  headlines: RecentHeadline[];
  /** How many of them have a preview. */
  previews: number;
  /** The number of headlines with each word. */
  counts: Map<number, number>;
  /** Squared norm of the story's weighted words at its last headline. */
  norm: number;
}

/** Words of the preview that are added, each with less weight than one of the title. */
const PREVIEW_WORDS = 12;
const PREVIEW_WEIGHT = 0.45;
/** Characters of the preview that contain them. */
const PREVIEW_LENGTH = 160;

const NUMBER = /^[\d_]+$/;

/** Without numbers, which differ between reports of one event. */
function contentWords(text: string, language: string): number[] {
  const ignored = functionWordsOf(language);
  const content = words(text, language).filter((word) => !ignored.has(word) && !NUMBER.test(word));
  return content.map((word) => hash53(stem(word, language)));
}

/** A number after a word is part of a name or a fact: `UFC 249`, `killed 12`. */
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

/** The words of an article for grouping: hashes of the stems of content words, with weights. */
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

/** @param words of `headlineWords`. */
export function toRecentHeadline(
  words: ReadonlyMap<number, number>,
  { id: article, preview, publishedAt }: { id: number; preview: string; publishedAt: number },
): RecentHeadline {
  const titleWords = [...words.values()].filter((weight) => weight === 1).length;
  const hasPreview = preview !== '';
  return { article, words: Float64Array.from(words.keys()), titleWords, hasPreview, publishedAt };
}

const MIN_SHARED = 2;
/** Number of words compared with their usual frequency, and the ratio from which a word is sudden. */
const TELLING_WORDS = 3;
const SUDDEN_FROM = 2;
/** Minimum number of older headlines for usual frequencies. */
const MIN_USUAL = 500;
/** Maximum number of older headlines per recent one; beyond it they are halved. */
const USUAL_PER_RECENT = 8;

const weightAt = (i: number, titleWords: number): number => (i < titleWords ? 1 : PREVIEW_WEIGHT);

/** The words of recent headlines of one language, each with the number of its headlines and its stories. */
export class RecentWords {
  private readonly stories = new Map<number, Set<Story>>();
  private readonly headlines = new Map<number, number>();
  private total = 0;
  /** The number of older headlines with each word. */
  private readonly usual = new Map<number, number>();
  private usualTotal = 0;

  /** Counts the words of a headline from before the window, for usual frequencies. */
  recall({ words, titleWords }: RecentHeadline): void {
    this.usualTotal++;
    for (const [i, word] of words.entries())
      this.usual.set(word, (this.usual.get(word) ?? 0) + weightAt(i, titleWords));
  }

  /** Halves the older headlines when there are too many. */
  fade(): void {
    if (this.usualTotal <= MIN_USUAL || this.usualTotal <= this.total * USUAL_PER_RECENT) return;
    this.usualTotal /= 2;
    for (const [word, times] of this.usual) {
      if (times < 1) this.usual.delete(word);
      else this.usual.set(word, times / 2);
    }
  }

  /** Adds a headline to a story. */
  add(story: Story, headline: RecentHeadline): void {
    this.total++;
    story.headlines.push(headline);
    if (headline.hasPreview) story.previews++;
    for (const [i, word] of headline.words.entries()) {
      const times = weightAt(i, headline.titleWords);
      this.headlines.set(word, (this.headlines.get(word) ?? 0) + times);
      story.counts.set(word, (story.counts.get(word) ?? 0) + times);
      const stories = this.stories.get(word);
      if (stories === undefined) this.stories.set(word, new Set([story]));
      else stories.add(story);
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
      for (const [i, word] of words.entries()) {
        const times = weightAt(i, titleWords);
        this.subtract(this.headlines, word, times);
        if (this.subtract(story.counts, word, times)) continue;
        const stories = this.stories.get(word);
        stories?.delete(story);
        if (stories?.size === 0) this.stories.delete(word);
      }
    }
    return removed;
  }

  /** Whether anything remains; sums of weights are inexact. */
  private subtract(counts: Map<number, number>, word: number, times: number): boolean {
    const left = (counts.get(word) ?? 0) - times;
    if (left < PREVIEW_WEIGHT / 2) return !counts.delete(word);
    counts.set(word, left);
    return true;
  }

  storiesWith(word: number): ReadonlySet<Story> | undefined {
    return this.stories.get(word);
  }

  /**
   * Squared rarity, by the geometric mean of the numbers of headlines and of stories with the word: the name of an
   * event stays rare although a hundred headlines of one story repeat it; words of a template do not.
   */
  weight(word: number): number {
    const spread = (this.headlines.get(word) ?? 0) * (this.stories.get(word)?.size ?? 0);
    return Math.log(1 + this.total / (1 + Math.sqrt(spread))) ** 2;
  }

  /** Squared norm of a story's words, each by its weight and the share of headlines with it. */
  norm(story: Story): number {
    let sum = 0;
    for (const [word, count] of story.counts)
      sum += this.weight(word) * (count / story.headlines.length) ** 2;
    return sum;
  }

  /**
   * How sudden a story is, 0-1: by that of its three strongest words whose share of headlines exceeds its usual one
   * most. Twice the usual share is sudden; a daily series has 0.5. 1 without enough older headlines.
   */
  suddenness(story: Story): number {
    if (this.usualTotal < MIN_USUAL) return 1;
    const telling = [...story.counts]
      .map(([word, count]) => ({ word, worth: count * Math.sqrt(this.weight(word)) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, TELLING_WORDS);
    return Math.max(
      ...telling.map(({ word }) => {
        const now = (this.headlines.get(word) ?? 0) / this.total;
        const usual = (this.usual.get(word) ?? 0) / this.usualTotal;
        return now >= SUDDEN_FROM * usual ? 1 : now / (SUDDEN_FROM * usual);
      }),
    );
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

  /** Cosine of a headline and a story, 0-1; 0 with less than two shared words. */
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
