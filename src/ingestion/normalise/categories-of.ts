import { headlineTopics } from '../../languages/topic-words/headline-topics.js';
import { topicsOf } from '../../languages/topics-of.js';
import { TOPICS } from '../../languages/topics.js';
import type { Topic } from '../../languages/topics.js';
import { addressTopics } from './address-topics.js';
import { publisherTopic } from './publisher-topics.js';
import { titleTopics } from './title-topics.js';

/** What of an article tells its categories. */
export interface CategoryClues {
  /** Categories of the source list. */
  ofSource: readonly Topic[];
  /** The item's own tags, as written. */
  tags: readonly string[];
  url: string;
  /** Publisher's host. */
  source: string;
  /** Its registrable domain. */
  domain: string;
  title: string;
  text: string;
  language: string;
}

/** Desks that papers keep as one (`sci-tech`, `Santé et sciences`): the headline says which of them it is. */
const SHARED_DESKS: ReadonlySet<Topic> = new Set<Topic>(['technology', 'science', 'health', 'environment']);

function oneDesk(topics: Topic[], clues: CategoryClues): Topic[] {
  if (topics.filter((topic) => SHARED_DESKS.has(topic)).length < 2) return topics;
  const told = headlineTopics(clues.title, clues.text, clues.language);
  const either = topics.filter((topic) => !SHARED_DESKS.has(topic) || told.includes(topic));
  return either.some((topic) => SHARED_DESKS.has(topic)) ? either : topics;
}

/**
 * The categories of an article: everything that source, item and address declare. Only where all are silent, what the
 * publisher always writes about; then what the words of the headline show; then a category's own name in it.
 */
export function categoriesOf(clues: CategoryClues): Topic[] {
  const { ofSource, tags, url, source, domain, title, text, language } = clues;
  const declared = new Set([
    ...ofSource,
    ...topicsOf(tags, language),
    ...oneDesk(addressTopics(url, language), clues),
  ]);
  if (declared.size > 0) return TOPICS.filter((topic) => declared.has(topic));
  const always = publisherTopic(source, domain);
  if (always !== null) return [always];
  const told = headlineTopics(title, text, language);
  return told.length > 0 ? told : titleTopics(title, language);
}
