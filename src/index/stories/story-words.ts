import { functionWordsOf, words } from '../../analysis/words.js';
import { stem } from '../../analysis/stem.js';
import { hash53 } from '../article-identity.js';

/** A recent headline, as small as it can be: a catalogue prints tens of thousands in two days. */
export interface RecentHeadline {
  /** Those of the title first. */
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
  headlines: RecentHeadline[];
  /** How many of them have a preview. */
  previews: number;
  /** How many of them use each word. */
  counts: Map<number, number>;
  /** Squared length of the vector of the story's weighted words, at its last headline. */
  norm: number;
}

/** Words of the beginning of a preview that are added: as many as in a headline, each with less weight than one of the title. */
const PREVIEW_WORDS = 12;
const PREVIEW_WEIGHT = 0.45;
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

/** @param words as `headlineWords` gives them. */
export function toRecentHeadline(
  words: ReadonlyMap<number, number>,
  { preview, publishedAt }: { preview: string; publishedAt: number },
): RecentHeadline {
  const titleWords = [...words.values()].filter((weight) => weight === 1).length;
  return { words: Float64Array.from(words.keys()), titleWords, hasPreview: preview !== '', publishedAt };
}

const MIN_SHARED = 2;
/** Number of words whose frequency is compared with the usual one, and the ratio from which a word is sudden. */
const TELLING_WORDS = 3;
const SUDDEN_FROM = 2;
/** Older headlines from which on it is known what is usual. */
const MIN_USUAL = 500;
/** Older headlines that are remembered beside each recent one; they count half as much whenever there are more. */
const USUAL_PER_RECENT = 8;

const weightAt = (i: number, titleWords: number): number => (i < titleWords ? 1 : PREVIEW_WEIGHT);

/** The words of recent headlines of one language, each with the number of its headlines and its stories. */
export class RecentWords {
  private readonly stories = new Map<number, Set<Story>>();
  private readonly headlines = new Map<number, number>();
  private total = 0;
  /** How many of the headlines before the recent ones have a word. */
  private readonly usual = new Map<number, number>();
  private usualTotal = 0;

  /** Counts the words of a headline that is older than those which are grouped: they tell what is usual. */
  recall({ words, titleWords }: RecentHeadline): void {
    this.usualTotal++;
    for (const [i, word] of words.entries())
      this.usual.set(word, (this.usual.get(word) ?? 0) + weightAt(i, titleWords));
  }

  /** Keeps what is usual in proportion to what is recent. */
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

  /** Takes out of a story, and returns, its headlines that were published before a moment (Unix seconds). */
  remove(story: Story, before = Infinity): RecentHeadline[] {
    const old = story.headlines.filter(({ publishedAt }) => publishedAt < before);
    if (old.length === 0) return old;
    story.headlines = story.headlines.filter(({ publishedAt }) => publishedAt >= before);
    this.total -= old.length;
    for (const { words, titleWords, hasPreview } of old) {
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
    return old;
  }

  /** Whether anything is left; sums of weights are never quite exact. */
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
    for (const [word, count] of story.counts)
      sum += this.weight(word) * (count / story.headlines.length) ** 2;
    return sum;
  }

  /**
   * How sudden a story is, 0-1: of the three words that say most about it, the one that is used most beyond its usual
   * share of headlines. Used twice as much as usual, it is sudden; what is printed every day alike (a series, a price)
   * has a half. 1 as long as too little is known of other days.
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
   * How far a story's headlines share their words: the weighted mean share of headlines that have a word, times the
   * square root of their number. Reports of one event reach 1; headlines that only share pairs of ordinary words
   * (`test positive`, `new cases`) stay below, however many they are.
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
