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
export interface StoryLink<S extends NamedStory = NamedStory> {
  a: S;
  b: S;
  /** Cosine of their names, 0-1. */
  similarity: number;
}

/** Stories of one event begin within this many seconds of each other. */
const MAX_APART = 48 * HOUR;
/** A link has at least this cosine and this many common names. */
const MIN_SIMILARITY = 0.4;
const MIN_SHARED = 3;
/** A name in more of a language's stories than this share identifies no event. */
const MAX_SHARE = 0.1;

type Vector = Map<string, number>;

/** Weights of the names of stories of one language, of length 1; names that one kind of comparison does not use are excluded. */
function vectorsOf(stories: readonly NamedStory[], unused: string): Map<number, Vector> {
  const counts = new Map<string, number>();
  for (const { names } of stories) for (const name of names.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(2, stories.length * MAX_SHARE);
  return new Map(
    stories.map(({ story, names }) => {
      const vector: Vector = new Map();
      for (const [name, share] of names) {
        const count = counts.get(name)!;
        if (name.startsWith(unused) || count > most) continue;
        vector.set(name, Math.sqrt(share) * Math.log(1 + stories.length / count));
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
function linkLanguages<S extends NamedStory>(ours: readonly S[], theirs: readonly S[]): StoryLink<S>[] {
  const unused = comparesLetters(ours[0]!.language, theirs[0]!.language) ? '~' : '=';
  const [left, right] = [vectorsOf(ours, unused), vectorsOf(theirs, unused)];
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

/** Links stories of different languages that report one event: at most one of each language for a story. */
export function linkStories<S extends NamedStory>(stories: readonly S[]): StoryLink<S>[] {
  const byLanguage = new Map<string, S[]>();
  for (const story of stories)
    byLanguage.set(story.language, [...(byLanguage.get(story.language) ?? []), story]);
  const languages = [...byLanguage.values()];
  return languages.flatMap((ours, i) => languages.slice(i + 1).flatMap((theirs) => linkLanguages(ours, theirs)));
}
