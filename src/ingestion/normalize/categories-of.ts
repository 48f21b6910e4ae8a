import { analysisLanguage, findLanguage } from '../../languages/find-language.js';
import { headlineCategories } from '../../analysis/headline-categories.js';
import { sectionCategories } from '../../analysis/sections.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { words } from '../../analysis/words.js';
import { publisherCategory } from './publisher-categories.js';

export interface CategoryClues {
  /** Categories of the source list. */
  ofSource: readonly Category[];
  tags: readonly string[];
  url: string;
  source: string;
  domain: string;
  title: string;
  text: string;
  language: string;
  /** The publisher's, ISO 3166-1; null where it is unknown. */
  country: string | null;
}

/** Desks that papers often combine (`sci-tech`, `Santé et sciences`): the headline shows which one is meant. */
const SHARED_DESKS: ReadonlySet<Category> = new Set<Category>([
  'technology',
  'science',
  'health',
  'environment',
]);

function oneDesk(topics: Category[], clues: CategoryClues): Category[] {
  if (topics.filter((topic) => SHARED_DESKS.has(topic)).length < 2) return topics;
  const inHeadline = headlineCategories(clues.title, clues.text, clues.language);
  const either = topics.filter((topic) => !SHARED_DESKS.has(topic) || inHeadline.includes(topic));
  return either.some((topic) => SHARED_DESKS.has(topic)) ? either : topics;
}

/**
 * The categories of an article: all that source, item and address declare. Where none of them does, or only world or
 * national, which say where it happens, the only topic of the publisher. Then what the words of the headline clearly
 * speak of: of 763 articles whose section or publisher says another topic, 84% stood in the list of theirs and 17% in
 * that of the section's. Last, where nothing is known, a category whose name is in the title.
 */
export function categoriesOf(clues: CategoryClues): Category[] {
  const { ofSource, tags, url, source, domain, title, text, language, country } = clues;
  const found = new Set([
    ...ofSource,
    ...sectionCategories(tags, language, country),
    ...oneDesk(categoriesOfUrl(url, language, country), clues),
  ]);
  if ([...found].every((topic) => PLACES.has(topic))) {
    const only = publisherCategory(source, domain);
    if (only !== null) found.add(only);
  }
  if (![...found].some((topic) => PEOPLE.has(topic))) {
    for (const topic of headlineCategories(title, text, language)) found.add(topic);
  }
  return found.size > 0 ? CATEGORIES.filter((topic) => found.has(topic)) : categoriesOfTitle(title, language);
}

/**
 * Topics of people, whose illness, trial or wedding is still theirs: where they are declared, words that indicate another
 * topic were wrong of every second article.
 */
const PEOPLE: ReadonlySet<Category> = new Set<Category>(['entertainment', 'sports']);

/**
 * Folders for one event, with articles of every section. Of those under `/coronavirus/` in spring 2020 57% were
 * about health.
 */
const EVENT = /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/**
 * The topics of the sections in an article's address, each folder read on its own. The deepest is its subject:
 * `/technology/science/space` is science, `/gadgets/entertainment` entertainment; world and national are added to it.
 *
 * @param country of the publisher: a folder with its name is home news. A subdomain (`uk.`) is mostly an edition, a
 * folder below a subject (`/cricket/australia`) a team or a market.
 */
export function categoriesOfUrl(url: string, language: string, country: string | null = null): Category[] {
  const { subdomain, folders } = sectionWords(url);
  const sections: Category[][] = [];
  let [home, about] = [null as string | null, [] as Category[]];
  for (const word of [subdomain, ...folders]) {
    const topics = EVENT.test(word) ? [] : sectionCategories([word], language, home);
    sections.push(topics);
    if (topics.some((topic) => !PLACES.has(topic))) about = topics;
    home = about.length > 0 ? null : country;
  }
  return [...new Set([...about, ...sections.flat().filter((topic) => PLACES.has(topic))])];
}

const DEEPEST = 4;

/**
 * Words of an address that may name a section of the paper: `/news/world/asia/storm-nears-coast` gives `news`,
 * `world`, `asia`. Dates, numbers, file names and the article's own name are left out.
 */
function sectionWords(address: string): { subdomain: string; folders: string[] } {
  const { pathname, hostname } = new URL(address);
  const folders = pathname.split('/').slice(1, -1).slice(0, DEEPEST);
  const subdomain = hostname.split('.').slice(0, -2)[0] ?? '';
  const isWord = (word: string): boolean => /\p{L}/u.test(word) && word.length <= 40;
  return { subdomain: readable(subdomain), folders: folders.map(readable).filter(isWord) };
}

function readable(folder: string): string {
  try {
    return decodeURIComponent(folder)
      .replace(/[-_+]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
}

/**
 * Words that do not show a topic when they are in a headline: World Cup, National Bank, new technology against coral
 * bleaching, the environment a comet comes from. Of 26 headlines with "technology" 6 were about it; with "sports",
 * "science", "health", "entertainment" 84-91% were.
 */
const MISLEADING: ReadonlySet<Category> = new Set<Category>([
  'world',
  'national',
  'technology',
  'environment',
]);
const NAMED_TOPICS = CATEGORIES.filter((topic) => !MISLEADING.has(topic));

/** The categories whose name in the article's language is a word of its title. */
export function categoriesOfTitle(title: string, language: string): Category[] {
  const analysis = analysisLanguage(language);
  const titleWords = ` ${words(title, analysis).join(' ')} `;
  const { categories } = findLanguage(language);
  return NAMED_TOPICS.filter((topic) => {
    const name = words(categories[topic], analysis).join(' ');
    return name !== '' && titleWords.includes(` ${name} `);
  });
}
