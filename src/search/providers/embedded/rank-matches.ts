import type { IndexedCandidate } from '../../../index/index-reader.js';
import { stem } from '../../../languages/stem.js';
import { words } from '../../../text/words.js';

const DAY = 86_400;
/** What being new is worth beside relevance (0-1): a title match of any age beats a passing mention of now. */
const FRESHNESS = 0.5;
const HALF_FRESH_DAYS = 2;
/** What it is worth that the query's words stand side by side in the title, and that the title has few others. */
const ADJACENCY = 0.15;
const COVERAGE = 0.1;

/** 0.5 for an article of now, half of it after two days, slowly towards 0 after; 0 for an undated one. */
export function freshness(publishedAt: number | null, now: number): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, now - publishedAt) / DAY;
  return FRESHNESS / (1 + days / HALF_FRESH_DAYS);
}

/** The words of a text without their endings. */
export function stems(text: string, language: string): string[] {
  return words(text, language).map((word) => stem(word, language));
}

/** How much a title is about the stems of a query (0-0.25): their share of it, and whether they stand together. */
export function titleFit(wordsOfTitle: string[], queryWords: string[], language: string): number {
  if (queryWords.length === 0) return 0;
  const titleWords = wordsOfTitle.map((word) => stem(word, language));
  const wanted = new Set(queryWords);
  const covered = titleWords.filter((word) => wanted.has(word)).length / Math.max(1, titleWords.length);
  const together = ` ${titleWords.join(' ')} `.includes(` ${queryWords.join(' ')} `);
  return COVERAGE * covered + (together ? ADJACENCY : 0);
}

export interface Match {
  candidate: IndexedCandidate;
  relevance: number;
}

/** Best first: relevance and age together; of two equal ones the newer. */
export function rankMatches(matches: Match[], now: number): IndexedCandidate[] {
  return matches
    .map(({ candidate, relevance }) => ({
      candidate,
      score: relevance + freshness(candidate.publishedAt, now),
    }))
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .map(({ candidate }) => candidate);
}
