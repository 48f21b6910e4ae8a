import { analysisLanguage, findLanguage } from '../../languages/find-language.js';
import { headlineCategories } from '../../analysis/headline-categories.js';
import { sectionCategories } from '../../analysis/sections.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { words } from '../../analysis/words.js';
import { publisherCategory } from './publisher-categories.js';

/** The evidence for the categories of an article. */
export interface CategoryClues {
  /** Categories of the source list. */
  ofSource: readonly Category[];
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
  /** The publisher's, ISO 3166-1; null where it is unknown. */
  country: string | null;
}

/** Desks that papers combine (`sci-tech`, `Santé et sciences`): the headline decides. */
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
 * The categories of an article: all that source, item and URL declare. If they declare none, or only world or
 * national, the only category of the publisher. Then the clear words of the headline: of 763 articles declared
 * otherwise, 84% were in the list of their category and 17% in the declared one. Last, a category that the title
 * names.
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
 * Categories of people, whose illness, trial or wedding belongs to them: words of other categories were wrong for
 * every second article.
 */
const PEOPLE: ReadonlySet<Category> = new Set<Category>(['entertainment', 'sports']);

/**
 * Folders for one event, with articles of every section. Of those under `/coronavirus/` in spring 2020 57% were
 * about health.
 */
const EVENT = /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

/** Categories of place, not of subject. */
const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/**
 * The categories of the sections in a URL, folder by folder. The deepest is the subject: `/technology/science/space`
 * is science, `/gadgets/entertainment` entertainment; world and national are added.
 *
 * @param country of the publisher: a folder with its name is national news. A subdomain (`uk.`) is mostly an edition,
 * a folder below a subject (`/cricket/australia`) a team or a market.
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

/** Folders of an address that may be sections. */
const DEEPEST = 4;

/**
 * Words of a URL that may name a section: `/news/world/asia/storm-nears-coast` gives `news`, `world`, `asia`. Without
 * dates, numbers, file names and the article's own name.
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
 * Words that do not indicate a category in a headline: World Cup, National Bank, new technology against coral
 * bleaching. Of 26 headlines with "technology" 6 were about it; with "sports", "science", "health", "entertainment"
 * 84-91%.
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
