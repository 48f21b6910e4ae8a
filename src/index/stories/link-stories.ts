import { comparesLetters } from './event-names.js';
import { HOUR } from '../../config/durations.js';

/** A story as it is compared with stories of other languages. */
export interface NamedStory {
  story: number;
  /** Analysis language. */
  language: string;
  /** Unix seconds of its first report. */
  firstAt: number;
  /** What its reports share (`eventNames`), with the share of reports that have each, 0-1. */
  names: ReadonlyMap<string, number>;
}

/** Two stories of one event in different languages. */
export interface StoryLink {
  a: NamedStory;
  b: NamedStory;
  /** Cosine of their names, 0-1. */
  similarity: number;
}

/** Stories of one event begin within this many seconds of each other. */
const MAX_APART = 48 * HOUR;
/** A link has at least this cosine and this many common names. */
const MIN_SIMILARITY = 0.7;
const MIN_SHARED = 3;
/** A name in more of a language's stories than this share identifies no event. */
const MAX_SHARE = 0.1;

type Vector = Map<string, number>;

/** The number of stories of one language that have each name. */
export class NameCounts {
  private readonly counts = new Map<string, number>();
  readonly stories: number;

  constructor(stories: readonly Pick<NamedStory, 'names'>[]) {
    this.stories = stories.length;
    for (const { names } of stories)
      for (const name of names.keys()) this.counts.set(name, this.of(name) + 1);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}

const NONE = new NameCounts([]);

/** Weights of the names of stories of one language, of length 1; names that one kind of comparison does not use are excluded. */
function vectorsOf(stories: readonly NamedStory[], usual: NameCounts, unused: string): Map<number, Vector> {
  const current = new NameCounts(stories);
  const all = stories.length + usual.stories;
  const most = Math.max(2, all * MAX_SHARE);
  return new Map(
    stories.map(({ story, names }) => {
      const vector: Vector = new Map();
      for (const [name, share] of names) {
        const count = current.of(name) + usual.of(name);
        if (name.startsWith(unused) || count > most) continue;
        vector.set(name, Math.sqrt(share) * Math.log(1 + all / count));
      }
      const length = Math.hypot(...vector.values());
      for (const [name, weight] of vector) vector.set(name, weight / length);
      return [story, vector];
    }),
  );
}

interface Best {
  other: number;
  similarity: number;
}

/** Mutual best pairs of the stories of two languages. */
function linkLanguages(
  ours: readonly NamedStory[],
  theirs: readonly NamedStory[],
  usual: ReadonlyMap<string, NameCounts>,
): StoryLink[] {
  const unused = comparesLetters(ours[0]!.language, theirs[0]!.language) ? '~' : '=';
  const [left, right] = [ours, theirs].map((some) =>
    vectorsOf(some, usual.get(some[0]!.language) ?? NONE, unused),
  ) as [Map<number, Vector>, Map<number, Vector>];
  const holders = new Map<string, number[]>();
  for (const [i, { story }] of theirs.entries())
    for (const name of right.get(story)!.keys()) {
      const some = holders.get(name);
      if (some === undefined) holders.set(name, [i]);
      else some.push(i);
    }
  const bestOfOurs: (Best | undefined)[] = [];
  const bestOfTheirs: (Best | undefined)[] = [];
  for (const [i, { story, firstAt }] of ours.entries()) {
    const sums = new Map<number, { similarity: number; shared: number }>();
    for (const [name, weight] of left.get(story)!)
      for (const j of holders.get(name) ?? []) {
        const sum = sums.get(j) ?? { similarity: 0, shared: 0 };
        sum.similarity += weight * right.get(theirs[j]!.story)!.get(name)!;
        sum.shared++;
        sums.set(j, sum);
      }
    for (const [j, { similarity, shared }] of sums) {
      if (shared < MIN_SHARED || similarity < MIN_SIMILARITY) continue;
      if (Math.abs(firstAt - theirs[j]!.firstAt) > MAX_APART) continue;
      if (similarity > (bestOfOurs[i]?.similarity ?? 0)) bestOfOurs[i] = { other: j, similarity };
      if (similarity > (bestOfTheirs[j]?.similarity ?? 0)) bestOfTheirs[j] = { other: i, similarity };
    }
  }
  return bestOfOurs.flatMap((best, i) =>
    best !== undefined && bestOfTheirs[best.other]?.other === i
      ? [{ a: ours[i]!, b: theirs[best.other]!, similarity: best.similarity }]
      : [],
  );
}

/**
 * Links stories of different languages that report one event: at most one of each language for a story.
 *
 * @param usual names of earlier stories by language.
 */
export function linkStories(
  stories: readonly NamedStory[],
  usual: ReadonlyMap<string, NameCounts>,
): StoryLink[] {
  const byLanguage = new Map<string, NamedStory[]>();
  for (const story of stories)
    byLanguage.set(story.language, [...(byLanguage.get(story.language) ?? []), story]);
  const languages = [...byLanguage.values()];
  return languages.flatMap((ours, i) =>
    languages.slice(i + 1).flatMap((theirs) => linkLanguages(ours, theirs, usual)),
  );
}
