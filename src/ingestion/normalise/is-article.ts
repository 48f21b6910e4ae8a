import { findLanguage } from '../../languages/find-language.js';
import { isUnspaced } from '../../text/words.js';
import { EMPTY_SHELLS } from './empty-shells.js';
import { isDate } from './is-date.js';
import { isPressRelease } from './is-press-release.js';
import { wordKey, wordsOf } from './words-of.js';

/** What is looked at to tell an article from a page that is none. */
export interface Page {
  /** Cleaned of the publisher's name. */
  title: string;
  url: string;
  /** Registrable domain of the publisher. */
  domain: string;
  text: string;
  language: string;
  /** Names and host of the publisher. */
  names: readonly string[];
  /** Unix seconds or null. */
  publishedAt: number | null;
  feedUrl: string;
}

const SHELLS = new Set(
  Object.values(EMPTY_SHELLS).flatMap((list) => list.split(/,\s*/).map(wordKey).filter(Boolean)),
);
/** `Removed: article`, `[Removed]`, `(deleted)` and the like in front of nothing else. */
const MARKER = /^\W*(?:removed|deleted|withdrawn)\W+(?:article|story|post|video|content)\W*$/i;

/** Words that stand beside a site's name and make no headline of it. */
const BESIDE_NAMES =
  /^(?:the|news|online|mobile|home|homepage|official|site|website|web|app|live|latest|breaking|today|daily|portal|rss|feed|tv|com|www|net|org|actualites|noticias|nachrichten|notizie|новости|accueil)$/;

/** A path that ends in a list of articles: a tag, a section of a content system, an author, a search. */
const LIST_PAGE =
  /^\/?$|^\/(?:[a-z]{2}\/)?(?:tags?|category|categories|topics?|authors?|section|sections|search|label|rubrique|rubrik|kategorie|categoria|kategoria|etiquetas?|temas?|tema|thema|themen)(?:\/[^/]+){1,3}\/?$|^\/(?:index|home|default)(?:\.\w+)?$/i;
/** Words of a title that may be no headline; a list page's title has few. */
const FEW_WORDS = 3;
const FEW_CHARACTERS = 6;
/** The longest date or section with words for news beside it. */
const MOST_WORDS_OF_A_NAME = 8;
/** An article's number in its address. */
const NUMBERED = /\d{4}[^/]*\/?$/;
/** UTF-16 code units; a longer title is none of a page without an article. */
const LONGEST = 80;

const CONSENT =
  /^https?:\/\/(?:consent|guce|login|signin|accounts?|auth|sso)\.|\/(?:collectconsent|login|log-in|signin|sign-in|logout|register|subscribe|captcha|cookie-consent)(?:\.\w+)?\/?(?:\?|$)/i;

const TOP_LEVEL = /\.\p{L}{2,6}$/u;
/** A name without spaces and without the words beside it: `L'essentiel Mobile` and lessentiel.lu are one. */
const coreOf = (text: string): string =>
  [...new Set(wordsOf(text).filter((word) => !BESIDE_NAMES.test(word)))].join('');

/** A source's few names are asked for with each of its items. */
const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 5_000;

function coresOf(name: string): readonly string[] {
  let cores = remembered.get(name);
  if (cores === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(name, (cores = [coreOf(name), coreOf(name.replace(TOP_LEVEL, ''))]));
  }
  return cores;
}

/** A title that is the site's name and nothing more. */
function isSiteName(title: string, names: readonly string[]): boolean {
  const own = coreOf(title);
  if (own === '') return names.some((name) => wordKey(title) === wordKey(name));
  return names.some((name) => coresOf(name).includes(own));
}

interface SectionNames {
  names: ReadonlySet<string>;
  newsWords: ReadonlySet<string>;
}

const sectionNamesOf = new Map<string, SectionNames>();

function sectionNames(language: string): SectionNames {
  let found = sectionNamesOf.get(language);
  if (found === undefined) {
    const { categories, newsWords } = findLanguage(language);
    const names = [...Object.values(categories), ...Object.values(findLanguage('en').categories)];
    found = {
      names: new Set(names.map(wordKey)),
      newsWords: new Set(['news', 'latest', ...wordsOf(newsWords)]),
    };
    sectionNamesOf.set(language, found);
  }
  return found;
}

/** A title that is the name of a section and nothing more: `Sports`, `Latest world news`. */
function isSectionName(titleWords: readonly string[], language: string): boolean {
  const { names, newsWords } = sectionNames(language);
  const rest = titleWords.filter((word) => !newsWords.has(word));
  return names.has(rest.join(' '));
}

/** A list of articles, whose title has the few words of a section: a real headline is kept wherever it leads. */
function isListPage(title: string, url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  if (search !== '' || hash !== '' || !LIST_PAGE.test(pathname) || NUMBERED.test(pathname)) return false;
  return isUnspaced(title) ? title.length <= FEW_CHARACTERS : wordsOf(title).length <= FEW_WORDS;
}

function isHeadline(page: Page): boolean {
  const { title, url, names, language } = page;
  const titleWords = wordsOf(title);
  if (SHELLS.has(titleWords.join(' ')) || MARKER.test(title) || isSiteName(title, names)) return false;
  if (titleWords.length > MOST_WORDS_OF_A_NAME) return true;
  return !isDate(page) && !isSectionName(titleWords, language) && !isListPage(title, url);
}

/**
 * Whether a page is an article, as far as its title, address and text tell: no empty shell of a paywall or a guard, no
 * removed marker, test, section, tag, consent or login page, no title that is only a name or a date, no copied press
 * release. Precise rather than complete: a headline is never dropped for what it speaks of.
 */
export function isArticle(page: Page): boolean {
  if (CONSENT.test(page.url) || isPressRelease(page)) return false;
  return page.title.length > LONGEST || isHeadline(page);
}
