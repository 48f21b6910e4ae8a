import { publicationSecondsOf } from '../article-id.js';
import { hash53 } from '../article-identity.js';
import { headlineAgreement } from './agreement.js';
import { DAY } from '../../config/durations.js';
import { haveNoCommonPlace, commonPlaces, namedPlaces, type PlaceSet } from '../../places/named-places.js';
import { headlineWords } from './headline-words.js';
import { type RecentHeadline, RecentWords, type RecentStory } from './recent-words.js';

/** A story that an article may join, and the similarity (0 to 1) of its headlines to the article's. */
interface SimilarStory {
  story: RecentStory;
  similarity: number;
}

/** The fields of an article by which its story is found. */
interface GroupedHeadline {
  title: string;
  preview: string;
  /** Registrable domain of the publisher. */
  domain: string;
  /** Publication time in Unix seconds. */
  publishedAt: number;
}

/** How two stories are related: one event, probably one (`echo`), one subject, or not at all (`apart`). */
export type StoryRelation = 'one event' | 'echo' | 'one subject' | 'apart';

interface Placement {
  /** Id of the story, which is the id of the article that opened it. */
  story: number;
  /** Id of the article that opened the story, if the new article is the second in the story; otherwise null. */
  opener: number | null;
  /** Id of another story, about the same event, which was merged into `story`; otherwise null. */
  absorbed: number | null;
  /** The ended story that `story` continues, and the Unix time from which its reports move to `story`; null if none. */
  follows: { story: number; since: number } | null;
}

/**
 * Minimum cosine similarity, weighted by rarity, for a headline without preview to join a story. On 3,316 headlines of
 * 44 stories, 0.2 has a precision of .90 and a recall of .67 (B-cubed); previews raise both.
 */
const MIN_SIMILARITY = 0.2;
const SIMILARITY_WITH_PREVIEW = 0.26;
/**
 * Minimum number of recent headlines for reliable word frequencies. With fewer, common words seem rare, so that a
 * headline with a preview must be more similar to join a story: by up to `MAX_ADDED_SIMILARITY`, divided by the number
 * of headlines in the story.
 */
const MIN_HEADLINES = 500;
const MAX_ADDED_SIMILARITY = 0.1;
/** Minimum cosine similarity to merge two hot stories, or the two stories that are most similar to a new headline. */
const MIN_SAME_EVENT = 0.3;
/** Minimum cosine similarity for two stories without previews to be near duplicates (`echo`). */
const MIN_ECHO = 0.2;
const MIN_ECHO_WITH_PREVIEW = 0.28;
/** Minimum cosine similarity of two hot stories to be about one subject. */
const ONE_SUBJECT = 0.12;
/** Minimum share of a story's reports that must name a place for it to count as the story's place. */
const OWN_PLACE = 1 / 3;
/** Seconds from a story's first report until the story ends. A later report opens a new story that continues it. */
const MAX_AGE = 2 * DAY;
/** Age in seconds up to which reports move from a story that has ended to the story that continues it. */
const MOVING_SECONDS = DAY;
/** Number of a story's newest headlines for which it is computed how well they represent the story. */
const MAX_NEWEST = 24;
/** Minimum change of a headline's fit (how well it represents its story) that is stored. */
const SAME_FIT = 0.01;
/** Maximum number of stories that are looked up by a headline's rarest words; the other words are then ignored. */
const MAX_CANDIDATES = 300;
const MAX_COMPARED = 24;
const MAX_STORIES = 100_000;
/** Number of headlines from which a story's norm is updated only with every tenth headline, as it hardly changes. */
const LARGE_STORY = 50;
const NORM_EVERY = 10;
const NO_PLACES: RecentHeadline['places'] = [];
/** Minimum change of a story's size, as a share of it, before the story is compared with hot stories again. */
const MIN_GROWTH = 1 / 8;

/** Groups the headlines of one language into stories as they arrive, by words that are rare in recent headlines. */
export class StoryGrouper {
  private readonly stories = new Map<number, RecentStory>();
  private readonly recent = new RecentWords();
  /** Newest publication time of all headlines in Unix seconds. */
  private newest = 0;
  /** Number of searches for candidates so far. */
  private searches = 0;

  constructor(private readonly language: string) {}

  /** Adds a headline to the most similar story, or opens a new one. */
  place(article: number, text: GroupedHeadline): Placement {
    const headline = this.toRecent(article, text);
    const { publishedAt } = headline;
    this.newest = Math.max(this.newest, publishedAt);
    const near = this.nearest(headline);
    const [nearest, second] = near.filter(({ story }) => !hasEnded(story, publishedAt));
    if (nearest === undefined && near.length > 0) return this.follow(near[0]!, headline);
    const opener = nearest?.story.headlines.length === 1 ? nearest.story.id : null;
    const story = nearest?.story ?? this.open(article);
    this.join(story, headline);
    const same =
      second !== undefined &&
      !hasEnded(second.story, this.newest) &&
      this.recent.similarity(story, second.story) >= MIN_SAME_EVENT &&
      !haveNoCommonPlace(placesOf(story), placesOf(second.story));
    if (same) this.absorb(story, second.story);
    const absorbed = same ? second.story.id : null;
    return { story: story.id, opener, absorbed, follows: null };
  }

  /** Adds a headline to a known story, after a restart. */
  restore(story: number, headline: GroupedHeadline & { id: number }): void {
    this.newest = Math.max(this.newest, headline.publishedAt);
    this.join(this.stories.get(story) ?? this.open(story), this.toRecent(headline.id, headline));
  }

  /** Whether a story has changed by an eighth since it was compared: fewer reports hardly change its relations. */
  isDue(id: number): boolean {
    const story = this.stories.get(id);
    if (story === undefined) return false;
    const changed = Math.abs(story.headlines.length - story.compared);
    return changed > 0 && changed >= story.compared * MIN_GROWTH;
  }

  /** Must be called before `relation` compares a story; marks the story as compared. */
  prepareToCompare(id: number): void {
    const story = this.stories.get(id);
    if (story === undefined) return;
    const isDue = this.isDue(id);
    if (isDue || this.recent.hasOldNorm(story)) this.recent.updateNorm(story);
    if (isDue) story.compared = story.headlines.length;
  }

  /** How two stories are related now. */
  relation(a: number, b: number): StoryRelation {
    const [storyA, storyB] = [this.stories.get(a), this.stories.get(b)];
    if (storyA === undefined || storyB === undefined) return 'apart';
    const similarity = this.recent.similarity(storyA, storyB);
    const isOver = [storyA, storyB].some((story) => hasEnded(story, this.newest));
    const isElsewhere = similarity >= ONE_SUBJECT && haveNoCommonPlace(placesOf(storyA), placesOf(storyB));
    if (isElsewhere) return 'one subject';
    if (similarity >= MIN_SAME_EVENT && !isOver) return 'one event';
    const previews =
      (storyA.previews + storyB.previews) / (storyA.headlines.length + storyB.headlines.length);
    if (similarity >= MIN_ECHO + previews * (MIN_ECHO_WITH_PREVIEW - MIN_ECHO)) return 'echo';
    const isFollowed = storyA.follows === b || storyB.follows === a;
    return isFollowed || similarity >= ONE_SUBJECT ? 'one subject' : 'apart';
  }

  /** Id of the ended story that this story continues; null if none is known. */
  followedBy(id: number): number | null {
    return this.stories.get(id)?.follows ?? null;
  }

  /**
   * Those of a story's newest headlines whose fit has changed. Fit, 0 to 2, is how well a headline represents the
   * story: its similarity to the story plus its agreement with the newest reports.
   */
  changedFits(id: number): { article: number; fit: number }[] {
    const story = this.stories.get(id);
    if (story === undefined) return [];
    const newest = story.headlines.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, MAX_NEWEST);
    const agreed = headlineAgreement(newest, (word) => this.recent.weight(word));
    return newest.flatMap((headline, i) => {
      const fit = this.recent.likeness(story, headline) + agreed[i]!;
      if (Math.abs(fit - headline.fit) < SAME_FIT) return [];
      headline.fit = fit;
      return { article: headline.article, fit };
    });
  }

  /** How much a story is about one event, 0 to 1: how many words its headlines share. */
  eventfulness(id: number): number {
    const story = this.stories.get(id);
    if (story === undefined) return 1;
    return Math.sqrt(Math.min(1, this.recent.cohesion(story)));
  }

  /** Merges story `b` into story `a`. */
  unite(a: number, b: number): void {
    const [storyA, storyB] = [this.stories.get(a), this.stories.get(b)];
    if (storyA !== undefined && storyB !== undefined) this.absorb(storyA, storyB);
  }

  /** Removes headlines from before `oldest` (Unix seconds), and the oldest stories beyond `MAX_STORIES`. */
  prune(oldest: number): void {
    let surplus = this.stories.size - MAX_STORIES;
    // In the order of opening.
    for (const story of this.stories.values()) {
      const before = surplus-- > 0 ? Infinity : oldest;
      this.recent.remove(story, { before });
      if (story.headlines.length === 0) this.stories.delete(story.id);
    }
    this.recent.removeUnused();
  }

  private toRecent(
    article: number,
    { title, preview, domain, publishedAt }: GroupedHeadline,
  ): RecentHeadline {
    const { words, titleWords } = headlineWords(title, preview, this.language);
    const places = [...namedPlaces(title, this.language)].flatMap(({ place }) => place ?? []);
    return {
      article,
      domain,
      titleKey: hash53(title),
      fit: NaN,
      words: this.recent.wordsOf(words),
      titleWords,
      hasPreview: preview !== '',
      places: places.length === 0 ? NO_PLACES : places,
      publishedAt,
    };
  }

  private open(id: number, follows: number | null = null): RecentStory {
    const story: RecentStory = {
      id,
      follows,
      headlines: [],
      previews: 0,
      counts: null,
      norm: 0,
      normedAt: 0,
      compared: 0,
      search: 0,
      candidate: 0,
    };
    this.stories.set(id, story);
    return story;
  }

  private join(story: RecentStory, headline: RecentHeadline): void {
    this.recent.add(story, headline);
    const { length } = story.headlines;
    if (length < LARGE_STORY || length % NORM_EVERY === 0) this.recent.updateNorm(story);
  }

  /** Opens the story that continues an ended one, with the ended one's reports of the last day and the new headline. */
  private follow({ story: ended }: SimilarStory, headline: RecentHeadline): Placement {
    const since = headline.publishedAt - MOVING_SECONDS;
    const moved = this.recent.remove(ended, { since });
    if (ended.headlines.length === 0) this.stories.delete(ended.id);
    else this.recent.updateNorm(ended);
    const reports = [...moved, headline];
    const story = this.open(Math.min(...reports.map(({ article }) => article)), ended.id);
    for (const report of reports) this.recent.add(story, report);
    this.recent.updateNorm(story);
    const follows = { story: ended.id, since };
    return { story: story.id, opener: null, absorbed: null, follows };
  }

  private absorb(story: RecentStory, other: RecentStory): void {
    this.stories.delete(other.id);
    for (const headline of this.recent.remove(other)) this.recent.add(story, headline);
    this.recent.updateNorm(story);
  }

  /** The stories that have the rarest words of a headline, those with most of them first. */
  private candidates({ words }: RecentHeadline): RecentStory[] {
    const byRarity = words
      .map((word) => ({ weight: this.recent.weight(word), stories: this.recent.storiesOf(word) }))
      .sort((a, b) => b.weight - a.weight);
    const candidates: RecentStory[] = [];
    const shared: number[] = [];
    const search = ++this.searches;
    let read = 0;
    for (const { weight, stories } of byRarity) {
      if (stories.length === 0) continue;
      if ((read += stories.length) > MAX_CANDIDATES && candidates.length > 0) break;
      for (const story of stories) {
        if (story.search !== search) {
          story.search = search;
          story.candidate = candidates.push(story) - 1;
          shared.push(weight);
        } else shared[story.candidate]! += weight;
      }
    }
    const isLong = candidates.length > MAX_COMPARED;
    const least = isLong ? Float64Array.from(shared).sort().at(-MAX_COMPARED)! : 0;
    return candidates
      .filter(({ candidate }) => shared[candidate]! >= least)
      .sort((a, b) => shared[b.candidate]! - shared[a.candidate]!)
      .slice(0, MAX_COMPARED);
  }

  /** The minimum similarity for a headline to join a story. */
  private least({ headlines }: RecentStory, { hasPreview }: RecentHeadline): number {
    if (!hasPreview) return MIN_SIMILARITY;
    const missing = Math.max(0, 1 - this.recent.size / MIN_HEADLINES);
    return SIMILARITY_WITH_PREVIEW + (missing * MAX_ADDED_SIMILARITY) / headlines.length;
  }

  /** The stories that a headline may join, the most similar first. */
  private nearest(headline: RecentHeadline): SimilarStory[] {
    const near: SimilarStory[] = [];
    for (const story of this.candidates(headline)) {
      const similarity = this.recent.likeness(story, headline);
      if (similarity >= this.least(story, headline) && !isElsewhere(story, headline))
        near.push({ story, similarity });
    }
    return near.sort((a, b) => b.similarity - a.similarity);
  }
}

/** The places that at least the given share of a story's reports name. */
const placesOf = ({ headlines }: RecentStory, share = OWN_PLACE): PlaceSet =>
  commonPlaces(
    headlines.map(({ places }) => places),
    share,
  );

/** Whether a headline names places but none that a report of the story names, and the story has places of its own. */
const isElsewhere = (story: RecentStory, { places }: RecentHeadline): boolean =>
  places.length > 0 &&
  haveNoCommonPlace(commonPlaces([places], 0), placesOf(story)) &&
  haveNoCommonPlace(commonPlaces([places], 0), placesOf(story, 0));

/** Whether a story had ended by the Unix time `at`. */
const hasEnded = ({ id }: RecentStory, at: number): boolean =>
  at - (publicationSecondsOf(id) ?? at) > MAX_AGE;
