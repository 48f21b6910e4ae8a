import { isComparedByLetters } from './event-names.js';
import { NameCounts } from './name-counts.js';
import { HOUR } from '../../config/durations.js';

/** A story with the names by which it is compared with stories of other languages. */
export interface NamedStory {
  story: number;
  /** Analysis language: `zh` for `zh-TW`. */
  language: string;
  /** Unix seconds of the first report of the story. */
  firstAt: number;
  /** Names in the story's reports (`eventNames`), each with the share of reports that contain it, 0 to 1. */
  names: ReadonlyMap<string, number>;
}

/** Two stories of one event in different languages. */
export interface StoryLink {
  a: NamedStory;
  b: NamedStory;
  /** Cosine similarity of their names, 0 to 1. */
  similarity: number;
}

/** Maximum seconds between the first reports of two linked stories. */
const MAX_APART = 48 * HOUR;
/** Minimum number of names that two linked stories share. */
const MIN_SHARED = 2;
/**
 * Two stories are linked if they reach both minimums of a row: cosine similarity, and sum of the weights of shared
 * names (1 for a name of a single text). A high similarity needs few shared names, a low one many.
 */
const THRESHOLDS = [
  { similarity: 0.8, weight: 1.4 },
  { similarity: 0.72, weight: 2.2 },
  { similarity: 0.57, weight: 2.6 },
];
/** Factor by which a name counts less if no text of the other language contains it. */
const UNKNOWN_FACTOR = 0.5;
const PLACE_FACTOR = 0.6;

/** The names of a story as a vector of weights. */
interface Weighted {
  weights: Map<string, number>;
  /** Euclidean length of the vector, for the cosine similarity. */
  length: number;
}

interface LanguageStories {
  language: string;
  stories: readonly NamedStory[];
  /** Number of texts with each name, among these stories and earlier articles of the language. */
  counts: NameCounts;
}

/** Weighs the names of a story. @param unused first character of the names to leave out, `~` or `=`. */
function weigh({ names }: NamedStory, own: NameCounts, other: NameCounts, unused: string): Weighted {
  const weights = new Map<string, number>();
  for (const [name, share] of names) {
    const rarity = own.rarity(name);
    if (rarity === 0 || name.startsWith(unused)) continue;
    const factor = (other.of(name) === 0 ? UNKNOWN_FACTOR : 1) * (name.startsWith('@') ? PLACE_FACTOR : 1);
    weights.set(name, Math.sqrt(share) * rarity * factor);
  }
  return { weights, length: Math.hypot(...weights.values()) };
}

interface Best {
  other: number;
  similarity: number;
}

/** Pairs of stories of two languages that are each other's most similar story. */
function linkLanguages(ours: LanguageStories, theirs: LanguageStories): StoryLink[] {
  const unused = isComparedByLetters(ours.language, theirs.language) ? '~' : '=';
  const left = ours.stories.map((one) => weigh(one, ours.counts, theirs.counts, unused));
  const right = theirs.stories.map((one) => weigh(one, theirs.counts, ours.counts, unused));
  const holders = new Map<string, number[]>();
  for (const [j, { weights }] of right.entries())
    for (const name of weights.keys()) {
      const some = holders.get(name);
      if (some === undefined) holders.set(name, [j]);
      else some.push(j);
    }
  const bestOfOurs: (Best | undefined)[] = [];
  const bestOfTheirs: (Best | undefined)[] = [];
  for (const [i, { weights, length }] of left.entries()) {
    const sums = new Map<number, { product: number; shared: number; weight: number }>();
    for (const [name, weight] of weights)
      for (const j of holders.get(name) ?? []) {
        const sum = sums.get(j) ?? { product: 0, shared: 0, weight: 0 };
        const another = right[j]!.weights.get(name)!;
        sum.product += weight * another;
        sum.weight += Math.min(weight, another);
        sum.shared++;
        sums.set(j, sum);
      }
    for (const [j, { product, shared, weight }] of sums) {
      const similarity = product / (length * right[j]!.length);
      if (shared < MIN_SHARED) continue;
      if (!THRESHOLDS.some((least) => similarity >= least.similarity && weight >= least.weight)) continue;
      if (Math.abs(ours.stories[i]!.firstAt - theirs.stories[j]!.firstAt) > MAX_APART) continue;
      if (similarity > (bestOfOurs[i]?.similarity ?? 0)) bestOfOurs[i] = { other: j, similarity };
      if (similarity > (bestOfTheirs[j]?.similarity ?? 0)) bestOfTheirs[j] = { other: i, similarity };
    }
  }
  return bestOfOurs.flatMap((best, i) =>
    best !== undefined && bestOfTheirs[best.other]?.other === i
      ? [{ a: ours.stories[i]!, b: theirs.stories[best.other]!, similarity: best.similarity }]
      : [],
  );
}

/**
 * Links stories about one event in different languages, each to at most one story per language.
 * @param earlier counts of names in articles of the previous days, by language.
 */
export function linkStories(
  stories: readonly NamedStory[],
  earlier: ReadonlyMap<string, NameCounts>,
): StoryLink[] {
  const byLanguage = new Map<string, NamedStory[]>();
  for (const story of stories) {
    const some = byLanguage.get(story.language);
    if (some === undefined) byLanguage.set(story.language, [story]);
    else some.push(story);
  }
  const languages = [...byLanguage]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([language, some]): LanguageStories => {
      const counts = new NameCounts(earlier.get(language));
      for (const { names } of some) counts.add(names.keys());
      return { language, stories: some, counts };
    });
  return languages.flatMap((ours, i) =>
    languages.slice(i + 1).flatMap((theirs) => linkLanguages(ours, theirs)),
  );
}
