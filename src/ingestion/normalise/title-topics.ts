import { analysisLanguage } from '../../languages/analysis-language.js';
import { findLanguage } from '../../languages/find-language.js';
import { TOPICS, type Topic } from '../../languages/topics.js';
import { words } from '../../text/words.js';

/** "World Cup" is no foreign news and "National Bank" no home news: in a headline these two words name no section. */
const TELLING = TOPICS.filter((topic) => topic !== 'world' && topic !== 'national');

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
