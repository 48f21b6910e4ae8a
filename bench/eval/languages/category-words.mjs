import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOPIC_OF = {
  world: 'world',
  nation: 'national',
  business: 'business',
  business_news: 'business',
  technology: 'technology',
  tech_news: 'technology',
  entertainment: 'entertainment',
  entertainment_news: 'entertainment',
  sports: 'sports',
  sports_news: 'sports',
  science: 'science',
  health: 'health',
  politics: 'politics',
  economy: 'economy',
  environment: 'environment',
};

/** Section names that news products show, by language: `[topic, term]`. Guesses of dictionaries are left out. */
export function readCategoryWords(folder, codeOf) {
  const words = new Map();
  const path = folder === undefined ? '' : join(folder, 'category-terms', 'terms.tsv');
  if (!existsSync(path)) return words;
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [tag, concept, term, sources] = line.split('\t');
    const topic = TOPIC_OF[concept];
    const ofProducts = sources
      .split('|')
      .some((source) => !source.startsWith('omw') && !source.startsWith('cldr'));
    const code = codeOf(tag.replaceAll('_', '-'));
    if (topic === undefined || !ofProducts || code === null) continue;
    if (!words.has(code)) words.set(code, []);
    words.get(code).push([topic, term]);
  }
  return words;
}
