import { analysisLanguage } from '../../languages/analysis-language.js';
import { findLanguage } from '../../languages/find-language.js';
import { TOPICS, type Topic } from '../../languages/topics.js';
import { words } from '../../text/words.js';

/**
 * Words that name no section when they stand in a headline: World Cup, National Bank, new technology against coral
 * bleaching, the environment a comet comes from. Of 26 headlines with "technology" 6 were about it; with "sports",
 * "science", "health", "entertainment" 84-91% were.
 */
const MISLEADING: ReadonlySet<Topic> = new Set<Topic>(['world', 'national', 'technology', 'environment']);
const TELLING = TOPICS.filter((topic) => !MISLEADING.has(topic));

/** The categories whose word in the article's language stands in its title, as a word of its own. */
export function titleTopics(title: string, language: string): Topic[] {
  const analysis = analysisLanguage(language);
  const titleWords = ` ${words(title, analysis).join(' ')} `;
  const { categories } = findLanguage(language);
  return TELLING.filter((topic) => {
    const name = words(categories[topic], analysis).join(' ');
    return name !== '' && titleWords.includes(` ${name} `);
  });
}
