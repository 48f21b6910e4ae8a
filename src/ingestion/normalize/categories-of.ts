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
const SHARED_DESKS = new Set<Category>(['technology', 'science', 'health', 'environment']);

function oneDesk(categories: Category[], clues: CategoryClues): Category[] {
  if (categories.filter((category) => SHARED_DESKS.has(category)).length < 2) return categories;
  const inHeadline = headlineCategories(clues.title, clues.text, clues.language);
  const either = categories.filter(
    (category) => !SHARED_DESKS.has(category) || inHeadline.includes(category),
  );
  return either.some((category) => SHARED_DESKS.has(category)) ? either : categories;
}

/**
 * The categories of an article: all that source, item and address declare; where these are only world or national, the
 * only category of the publisher; then those of the headline's words. Where all of these give none, a category whose
 * name is in the title.
 */
export function categoriesOf(clues: CategoryClues): Category[] {
  const { ofSource, tags, url, source, domain, title, text, language, country } = clues;
  const found = new Set([
    ...ofSource,
    ...sectionCategories(tags, language, country),
    ...oneDesk(categoriesOfUrl(url, language, country), clues),
  ]);
  if ([...found].every((category) => PLACES.has(category))) {
    const only = publisherCategory(source, domain);
    if (only !== null) found.add(only);
  }
  if (![...found].some((category) => PEOPLE.has(category))) {
    for (const category of headlineCategories(title, text, language)) found.add(category);
  }
  return found.size > 0
    ? CATEGORIES.filter((category) => found.has(category))
    : categoriesOfTitle(title, language);
}

/** Where these are declared, categories of the headline's words were wrong of every second article. */
const PEOPLE: ReadonlySet<Category> = new Set<Category>(['entertainment', 'sports']);

/** Folders for one event, with articles of every section. */
const EVENT = /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/**
 * The categories of the sections in an article's address, each folder read on its own. The deepest is its subject:
 * `/technology/science/space` is science, `/gadgets/entertainment` entertainment; world and national are added to it.
 * @param country of the publisher: a folder with its name is home news. A subdomain (`uk.`) is mostly an edition, a
 * folder below a subject (`/cricket/australia`) a team or a market.
 */
export function categoriesOfUrl(url: string, language: string, country: string | null = null): Category[] {
  const { subdomain, folders } = sectionWords(url);
  const sections: Category[][] = [];
  let [home, about] = [null as string | null, [] as Category[]];
  for (const word of [subdomain, ...folders]) {
    const categories = EVENT.test(word) ? [] : sectionCategories([word], language, home);
    sections.push(categories);
    if (categories.some((category) => !PLACES.has(category))) about = categories;
    home = about.length > 0 ? null : country;
  }
  return [...new Set([...about, ...sections.flat().filter((category) => PLACES.has(category))])];
}

const DEEPEST = 4;

/**
 * Words of an address that may name a section of the paper: `/news/world/asia/storm-nears-coast` gives `news`,
 * `world`, `asia`. Dates, numbers, file names and the article's own name are skipped.
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

/** Names that do not show a category when they are in a headline: World Cup, National Bank. */
const MISLEADING = new Set<Category>(['world', 'national', 'technology', 'environment']);
const NAMED_CATEGORIES = CATEGORIES.filter((category) => !MISLEADING.has(category));

/** The categories whose name in the article's language is a word of its title. */
export function categoriesOfTitle(title: string, language: string): Category[] {
  const analysis = analysisLanguage(language);
  const titleWords = ` ${words(title, analysis).join(' ')} `;
  const { categories } = findLanguage(language);
  return NAMED_CATEGORIES.filter((category) => {
    const name = words(categories[category], analysis).join(' ');
    return name !== '' && titleWords.includes(` ${name} `);
  });
}
