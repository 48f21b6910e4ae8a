import { headlineCategories, namedCategories } from '../../analysis/headline-categories.js';
import { sectionCategories } from '../../analysis/sections.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { plainWords } from '../../analysis/words.js';
import { publisherCategory } from './publisher-categories.js';

export interface CategoryEvidence {
  /** Categories of the source in the source list. */
  ofSource: readonly Category[];
  tags: readonly string[];
  url: string;
  source: string;
  domain: string;
  title: string;
  text: string;
  language: string;
  /** Country of the publisher, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
}

/** Categories that often share a section (`sci-tech`, `Santé et sciences`): the headline shows which applies. */
const SHARED_DESKS = new Set<Category>(['technology', 'science', 'health', 'environment']);

function oneDesk(categories: Category[], clues: CategoryEvidence): Category[] {
  if (categories.filter((category) => SHARED_DESKS.has(category)).length < 2) return categories;
  const inHeadline = headlineCategories(clues.title, clues.text, clues.language);
  const either = categories.filter(
    (category) => !SHARED_DESKS.has(category) || inHeadline.includes(category),
  );
  return either.some((category) => SHARED_DESKS.has(category)) ? either : categories;
}

/**
 * Determines the categories of an article: those of the source list, the item and the URL. If these are only world or
 * national, that of a publisher with a single category is added. Then follow those that the headline's words suggest.
 * If none is found so far, it is a category whose name is in the title.
 */
export function categoriesOf(clues: CategoryEvidence): Category[] {
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

/** Removes `national`: a country in a sports URL (`/football/france`) is a league or a team. */
const withoutHome = (categories: readonly Category[]): Category[] =>
  categories.filter((category) => category !== 'national');

/** If an article has one of these categories, its headline's words add none: half of those added were wrong. */
const CATEGORIES_OF_PEOPLE: ReadonlySet<Category> = new Set<Category>(['entertainment', 'sports']);

/** A URL folder for a single event. It contains articles of all sections, so that it indicates no category. */
const EVENT_FOLDER =
  /^(?:news )?(?:the )?[ck]oronavirus\b|^covid\b|^covid ?19\b|^ukraine war$|^elections? \d{4}$/;

const PLACES: ReadonlySet<Category> = new Set<Category>(['world', 'national']);

/**
 * The categories of the sections in an article's URL: that of the deepest folder with a subject
 * (`/technology/science/space` is science), and world or national if any folder has them.
 * @param country of the publisher: a folder with its name is national news. A subdomain (`uk.`) is not, since it mostly
 * is an edition, nor a folder below a subject (`/cricket/australia`), since it is a team or a market.
 * @param title distinguishes sections in a file name (`business-52345660`) from words of the headline.
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
 * Names in a URL that may be sections, grouped by folder: `/news/world/asia/storm-nears-coast` has the subdomain, `news`,
 * `world` and `asia`. Dates, numbers and the article's file name are left out.
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

/** A file name of sections and a number: `uk england london 52345660`. */
const NUMBERED_NAME = /^((?:\p{L}+ ){1,6})\d{5,}(?:\.\w+)?$/u;

/** The words before the number in a name of a path; null without a number, or if the title has most of several words. */
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
