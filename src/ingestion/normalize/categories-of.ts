import { headlineCategories, namedCategories } from '../../analysis/headline-categories.js';
import { sectionCategories } from '../../analysis/sections.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { plainWords } from '../../analysis/words.js';
import { publisherCategory } from './publisher-categories.js';

export interface CategoryClues {
  /** Categories that the source list declares. */
  ofSource: readonly Category[];
  tags: readonly string[];
  url: string;
  source: string;
  domain: string;
  title: string;
  text: string;
  language: string;
  /** Country of the publisher, ISO 3166-1; null when unknown. */
  country: string | null;
}

/**
 * Categories of desks that papers often combine (`sci-tech`, `Santé et sciences`): the headline shows which one is
 * meant.
 */
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
  const only = publisherCategory(source, domain);
  const declared = [
    ...sectionCategories(tags, language, country),
    ...oneDesk(categoriesOfUrl(url, language, country, title), clues),
  ];
  const isSport = only === 'sports' || ofSource.includes('sports');
  const found = new Set([...ofSource, ...(isSport ? withoutHome(declared) : declared)]);
  if (only !== null && [...found].every((category) => PLACES.has(category))) found.add(only);
  if (![...found].some((category) => CATEGORIES_OF_PEOPLE.has(category))) {
    for (const category of headlineCategories(title, text, language)) found.add(category);
  }
  return found.size > 0
    ? CATEGORIES.filter((category) => found.has(category))
    : namedCategories(title, text, language);
}

/**
 * Categories without `national`: the country's name in sport is that of a league or a team, as in `/football/france`.
 */
const withoutHome = (categories: readonly Category[]): Category[] =>
  categories.filter((category) => category !== 'national');

/**
 * Where one of these categories is declared, categories from the words of the headline are ignored: they were wrong for
 * every second article.
 */
const CATEGORIES_OF_PEOPLE: ReadonlySet<Category> = new Set<Category>(['entertainment', 'sports']);

/** Folders for one event, with articles of every section. */
const EVENT_FOLDER =
  /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/**
 * The categories of the sections in an article's address, each folder read on its own. The deepest is its subject:
 * `/technology/science/space` is science, `/gadgets/entertainment` entertainment; world and national are added to it.
 * @param country of the publisher: a folder with its name is home news. A subdomain (`uk.`) is mostly an edition, a
 * folder below a subject (`/cricket/australia`) a team or a market.
 * @param title distinguishes sections in a file's name (`business-52345660`) from the headline's words
 */
export function categoriesOfUrl(
  url: string,
  language: string,
  country: string | null = null,
  title = '',
): Category[] {
  const sections: Category[][] = [];
  let [home, about] = [null as string | null, [] as Category[]];
  for (const names of sectionNames(url, title)) {
    const found = names.map((name) =>
      EVENT_FOLDER.test(name) ? [] : sectionCategories([name], language, home),
    );
    const all = found[0]?.length ? found.flat() : [];
    const categories = about.includes('sports') ? withoutHome(all) : all;
    sections.push(categories);
    if (categories.some((category) => !PLACES.has(category))) about = categories;
    home = about.length > 0 ? null : country;
  }
  return [...new Set([...about, ...sections.flat().filter((category) => PLACES.has(category))])];
}

const MAX_FOLDERS = 4;
const MAX_NAME_LENGTH = 40;

/**
 * Names in an address that may be sections of the paper, those of a folder together: `/news/world/asia/storm-nears-coast`
 * gives the subdomain, `news`, `world` and `asia`. Dates, numbers and the article's own name are skipped.
 */
function sectionNames(address: string, title: string): string[][] {
  const { pathname, hostname } = new URL(address);
  const segments = pathname.split('/').slice(1).map(readable);
  const subdomain = readable(hostname.split('.').slice(0, -2)[0] ?? '');
  const isName = (name: string): boolean => /\p{L}/u.test(name) && name.length <= MAX_NAME_LENGTH;
  const folders = segments.slice(0, -1).slice(0, MAX_FOLDERS).filter(isName);
  return [
    [subdomain],
    ...folders.map((folder) => numberedSections(folder, title) ?? [folder]),
    numberedSections(segments.at(-1)!, title) ?? [],
  ];
}

/** A name of a file that ends in a number, without other words of its own: `uk england london 52345660`. */
const NUMBERED_NAME = /^((?:\p{L}+ ){1,6})\d{5,}(?:\.\w+)?$/u;

/**
 * The sections in front of a number, where these words are not the headline's: of a name with several words, the title
 * has at most half.
 */
function numberedSections(name: string, title: string): string[] | null {
  const names = NUMBERED_NAME.exec(name)?.[1]!.trim().split(' ');
  if (names === undefined) return null;
  const inTitle = new Set(plainWords(title));
  const repeated = names.filter((one) => inTitle.has(one.toLowerCase()));
  return names.length === 1 || repeated.length * 2 <= names.length ? names : null;
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
