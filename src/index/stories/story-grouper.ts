import { functionWordsOf } from '../../languages/function-words-of.js';
import { hash53 } from '../../text/hash.js';
import { splitWords } from '../../text/words.js';

/** A headline still young enough to gather others around it. */
interface Headline {
  article: number;
  story: number;
  publishedAt: number;
  words: number[];
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
const MOST_POSTINGS = 600;
const MOST_HEADLINES = 100_000;

/**
 * Groups headlines of one language by event as they arrive: an inverted index of the words of recent headlines in
 * memory, weighted by rarity. Looser than near-identical titles: other words for the same event are one story.
 */
export class StoryGrouper {
  private headlines: Headline[] = [];
  private readonly postings = new Map<number, number[]>();

  constructor(private readonly language: string) {}

  /** Finds the story a headline belongs to and remembers it. */
  place(article: number, title: string, publishedAt: number): Placement {
    const titleWords = this.contentWords(title);
    const nearest = this.nearest(titleWords);
    const opener = nearest !== null && nearest.story === nearest.article ? nearest.article : null;
    this.remember({ article, story: nearest?.story ?? article, publishedAt, words: titleWords });
    return { story: nearest?.story ?? article, opener };
  }

  /** Remembers a headline whose story is known: after a restart. */
  restore(article: number, story: number, title: string, publishedAt: number): void {
    this.remember({ article, story, publishedAt, words: this.contentWords(title) });
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
    const position = this.headlines.push(headline) - 1;
    for (const word of headline.words) {
      const posting = this.postings.get(word);
      if (posting === undefined) this.postings.set(word, [position]);
      else posting.push(position);
    }
  }

  private weight(word: number): number {
    return Math.log(1 + this.headlines.length / (1 + (this.postings.get(word)?.length ?? 0)));
  }

  private nearest(titleWords: number[]): Headline | null {
    const shared = new Map<number, { weight: number; count: number }>();
    let own = 0;
    for (const word of titleWords) {
      const weight = this.weight(word) ** 2;
      own += weight;
      const posting = this.postings.get(word);
      if (posting === undefined || posting.length > MOST_POSTINGS) continue;
      for (const position of posting) {
        const sum = shared.get(position);
        if (sum === undefined) shared.set(position, { weight, count: 1 });
        else {
          sum.weight += weight;
          sum.count++;
        }
      }
    }
    let best: Headline | null = null;
    let bestSimilarity = SIMILARITY;
    for (const [position, { weight, count }] of shared) {
      if (count < FEWEST_SHARED) continue;
      const headline = this.headlines[position]!;
      const theirs = headline.words.reduce((sum, word) => sum + this.weight(word) ** 2, 0);
      const similarity = weight / Math.sqrt(own * theirs);
      if (similarity >= bestSimilarity) [best, bestSimilarity] = [headline, similarity];
    }
    return best;
  }
}
