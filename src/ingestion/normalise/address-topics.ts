import { topicsOf } from '../../languages/topics-of.js';
import type { Topic } from '../../languages/topics.js';
import { sectionWords } from './section-words.js';

/**
 * Folders for one event: its articles stand in every section. Of those under `/coronavirus/` in spring 2020 57% were
 * about health.
 */
const EVENT = /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

/** Where an article is set, beside what it is about. */
const PLACES: ReadonlySet<Topic> = new Set<Topic>(['world', 'national']);

/**
 * The topics of the sections in an article's address, each folder read on its own. The deepest says what it is
 * about: `/technology/science/space` is science, `/gadgets/entertainment` entertainment; world and national stay
 * beside it.
 */
export function addressTopics(url: string, language: string): Topic[] {
  const sections = sectionWords(url)
    .filter((word) => !EVENT.test(word))
    .map((word) => topicsOf([word], language));
  const about = sections.findLast((topics) => topics.some((topic) => !PLACES.has(topic))) ?? [];
  return [...new Set([...about, ...sections.flat().filter((topic) => PLACES.has(topic))])];
}
