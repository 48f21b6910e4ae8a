import type { IsAggregator } from '../../../articles/urls.js';
import type { IndexReader } from '../../../index/index-reader.js';
import { parseStoryId, storyId } from '../../../index/stories/story-id.js';
import { type SearchQuery, type Story, type StoryIndex, UNLIMITED } from '../../search-provider.js';
import { representatives, type TrendingContext, trendingContext } from './find-trending.js';

/** The newest articles of a story among which its representatives are looked for. */
const MANY = { newest: 60, limit: 60 };
/** Seconds: the reports of the last hours stand before the others. */
const AMONG_LATEST = undefined;
const AMONG_ALL = Infinity;

function factsOf(index: IndexReader, id: string): (Omit<Story, 'reports'> & { story: number }) | null {
  const parsed = parseStoryId(id);
  const found = parsed === null ? null : index.stories.factsOf(parsed.story);
  if (found === null || found.language !== parsed!.language) return null;
  const { language, ...facts } = found;
  return { ...facts, id: storyId(language, parsed!.story), story: parsed!.story };
}

/** As `StoryIndex.describe`. */
export function describeStories(context: TrendingContext, ids: readonly string[], most: number): Story[] {
  const found: Story[] = [];
  for (const id of ids) {
    const known = factsOf(context.index, id);
    if (known === null) continue;
    const { story, ...facts } = known;
    const best = new Map<string, number>();
    const reports = [AMONG_LATEST, AMONG_ALL].flatMap((span) => representatives(story, context, MANY, span));
    for (const { domain, article } of reports) {
      if (best.size === most) break;
      if (!best.has(domain)) best.set(domain, article);
    }
    found.push({ ...facts, reports: context.index.load(best.values()) });
  }
  return found;
}

/** Whoever asks for a story by its id is told what most would be. */
const anywhere = (language: string): SearchQuery => ({
  ...UNLIMITED,
  intent: 'trending',
  text: '',
  language,
  wanted: 1,
});

/** As `StoryIndex.read`. */
export function readStory(
  index: IndexReader,
  id: string,
  most: number,
  now: number,
  isAggregator: IsAggregator,
): Awaited<ReturnType<StoryIndex['read']>> {
  const known = factsOf(index, id);
  if (known !== null) {
    const { story, ...facts } = known;
    const context = trendingContext(index, anywhere(parseStoryId(id)!.language), now, isAggregator);
    const [best] = index.load(
      representatives(story, context)
        .slice(0, 1)
        .map(({ article }) => article),
    );
    const reports = index.load(index.stories.articlesOf(story, most));
    if (reports.length === 0) return null;
    return { ...facts, title: (best ?? reports[0]!).title, reports };
  }
  const parsed = parseStoryId(id);
  const into = parsed === null ? null : index.stories.mergedInto(parsed.story);
  return into === null ? null : { mergedInto: storyId(parsed!.language, into) };
}
