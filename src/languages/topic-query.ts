import { findLanguage } from './find-language.js';
import { parseTag } from './parse-tag.js';
import type { Topic } from './topics.js';

/** The words for one or two categories in a language, joined with a single space: what text providers search. */
export function topicQuery(topics: readonly Topic[], tag: string): string {
  const { categories, variants } = findLanguage(tag);
  const regional = variants?.[parseTag(tag)?.region ?? ''];
  return topics.map((topic) => regional?.[topic] ?? categories[topic]).join(' ');
}
