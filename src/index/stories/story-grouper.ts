import { functionWordsOf } from '../../languages/function-words-of.js';
import { hash53 } from '../../text/hash.js';
import { splitWords } from '../../text/words.js';

/** A headline still young enough to gather others around it. */
interface Headline {
  article: number;
  story: number;
  publishedAt: number;
  words: number[];
  /** Summed weight of its words when it came. */
  norm: number;
}

export interface Placement {
  /** Id of the story: the id of the article that opened it. */
  story: number;
  /** The article that opened the story, when this one is the first to join it; null otherwise. */
  opener: number | null;
}

/** Headlines of one event share about half of their weight in rare words; of different events, hardly any. */
const SIMILARITY = 0.4;
const FEWEST_SHARED = 2;
/** Postings longer than this belong to words too common to name an event. */
const MOST_POSTINGS = 300;
/** The rarest words of a headline find its event; the others only cost time. */
const MOST_COMPARED_WORDS = 6;
const MOST_HEADLINES = 100_000;

/**
 * Groups headlines of one language by event as they arrive: an inverted index of the words of recent headlines in
 * memory, weighted by rarity. Looser than near-identical titles: other words for the same event are one story.
 */
export class StoryGrouper {
  private headlines: Headline[] = [];
  private readonly postings = new Map<number, Headline[]>();

  constructor(private readonly language: string) {}

  /** Finds the story a headline belongs to and remembers it. */
  place(article: number, title: string, publishedAt: number): Placement {
    const titleWords = this.contentWords(title);
    const nearest = this.nearest(titleWords);
    const opener = nearest !== null && nearest.story === nearest.article ? nearest.article : null;
    this.remember({
      article,
      story: nearest?.story ?? article,
      publishedAt,
      words: titleWords,
      norm: this.norm(titleWords),
    });
    return { story: nearest?.story ?? article, opener };
  }

  /** Remembers a headline whose story is known: after a restart. */
  restore(article: number, story: number, title: string, publishedAt: number): void {
    const words = this.contentWords(title);
    this.remember({ article, story, publishedAt, words, norm: this.norm(words) });
  }

  /** Forgets headlines published before `oldest` (Unix seconds), and the oldest beyond what memory is meant to hold. */
  prune(oldest: number): void {
    const young = this.headlines.filter((headline) => headline.publishedAt >= oldest);
    const kept = young.slice(-MOST_HEADLINES);
    if (kept.length === this.headlines.length) return;
    this.headlines = [];
    this.postings.clear();
    for (const headline of kept) this.remember(headline);
  }

  get size(): number {
    return this.headlines.length;
  }

  private contentWords(title: string): number[] {
    const ignored = functionWordsOf(this.language);
    const found = new Set<number>();
    for (const { text } of splitWords(title, this.language)) if (!ignored.has(text)) found.add(hash53(text));
    return [...found];
  }

  private remember(headline: Headline): void {
    this.headlines.push(headline);
    for (const word of headline.words) {
      const posting = this.postings.get(word);
      if (posting === undefined) this.postings.set(word, [headline]);
      else posting.push(headline);
    }
  }

  /** Rarity among recent headlines, squared: the share of a word in how alike two headlines are. */
  private weight(word: number): number {
    return Math.log(1 + this.headlines.length / (1 + (this.postings.get(word)?.length ?? 0))) ** 2;
  }

  private norm(titleWords: number[]): number {
    let sum = 0;
    for (const word of titleWords) sum += this.weight(word);
    return sum;
  }

  /** Headlines that share the rarest words, with how many and how much. */
  private sharing(titleWords: number[]): Map<Headline, { weight: number; count: number }> {
    const shared = new Map<Headline, { weight: number; count: number }>();
    const rarest = titleWords
      .map((word) => ({ word, posting: this.postings.get(word) ?? [] }))
      .filter(({ posting }) => posting.length > 0 && posting.length <= MOST_POSTINGS)
      .sort((a, b) => a.posting.length - b.posting.length)
      .slice(0, MOST_COMPARED_WORDS);
    for (const { word, posting } of rarest) {
      const weight = this.weight(word);
      for (const headline of posting) {
        const sum = shared.get(headline);
        if (sum === undefined) shared.set(headline, { weight, count: 1 });
        else {
          sum.weight += weight;
          sum.count++;
        }
      }
    }
    return shared;
  }

  private nearest(titleWords: number[]): Headline | null {
    const own = this.norm(titleWords);
    let best: Headline | null = null;
    let bestSimilarity = SIMILARITY;
    for (const [headline, { weight, count }] of this.sharing(titleWords)) {
      if (count < FEWEST_SHARED) continue;
      const similarity = weight / Math.sqrt(own * headline.norm);
      if (similarity >= bestSimilarity) [best, bestSimilarity] = [headline, similarity];
    }
    return best;
  }
}
