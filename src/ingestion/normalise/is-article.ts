import { findLanguage } from '../../languages/find-language.js';
import { fold } from '../../text/fold.js';
import { isUnspaced } from '../../text/words.js';
import { EMPTY_SHELLS } from './empty-shells.js';
import { isPressRelease } from './is-press-release.js';

/** What is looked at to tell an article from a page that is none. */
export interface Page {
  /** Cleaned of the publisher's name. */
  title: string;
  url: string;
  text: string;
  language: string;
  /** Names and host of the publisher. */
  names: readonly string[];
  /** Unix seconds or null. */
  publishedAt: number | null;
  feedUrl: string;
}

const wordsOf = (text: string): string[] => fold(text, 'und').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const key = (text: string): string => wordsOf(text).join(' ');

const SHELLS = new Set(
  Object.values(EMPTY_SHELLS).flatMap((list) => list.split(/,\s*/).map(key).filter(Boolean)),
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
/** An article's number in its address. */
const NUMBERED = /\d{4}[^/]*\/?$/;
/** UTF-16 code units; a longer title is none of a page without an article. */
const LONGEST = 80;

const CONSENT =
  /^https?:\/\/(?:consent|guce|login|signin|accounts?|auth|sso)\.|\/(?:collectconsent|login|log-in|signin|sign-in|logout|register|subscribe|captcha|cookie-consent)(?:\.\w+)?\/?(?:\?|$)/i;

const HALF_A_YEAR = 183 * 86_400;

/** `020520`, `2020-05-02`, `2. 5. 2020`: the name of an edition. A year alone may be a film. */
function isDate({ title, language, publishedAt }: Page): boolean {
  if (/\p{L}/u.test(title)) return isNamedDate(title, language, publishedAt);
  const digits = title.replace(/\D/g, '');
  return digits.length >= 6 && digits.length <= 8 && /^[\d\s./\-–:,]+$/.test(title);
}

/** `Saturday, 2 May 2020`, on about that day: the day's edition. */
function isNamedDate(title: string, language: string, publishedAt: number | null): boolean {
  if (publishedAt === null || !/\d{4}/.test(title) || title.length > 45) return false;
  const date = new Date(publishedAt * 1000);
  const near = [-HALF_A_YEAR, 0, HALF_A_YEAR].map((shift) =>
    new Date(date.getTime() + shift * 1000).getUTCFullYear(),
  );
  if (!near.some((year) => title.includes(String(year)))) return false;
  const named = wordsOf(title).filter((word) => !/^\d+(?:st|nd|rd|th|er|年|月|日|년|월|일)?$/.test(word));
  const known = dateWords(language);
  return named.length <= 4 && named.every((word) => known.has(word)) && /\d.*\d{4}|\d{4}.*\d/.test(title);
}

const dateWordsOf = new Map<string, ReadonlySet<string>>();

/** Names of months and weekdays in a language, in the forms that dates take. */
function dateWords(language: string): ReadonlySet<string> {
  let found = dateWordsOf.get(language);
  if (found === undefined) {
    const collected = new Set<string>();
    for (const options of [{ dateStyle: 'full' }, { dateStyle: 'medium' }, { month: 'long' }] as const) {
      const format = new Intl.DateTimeFormat([language, 'en'], options);
      for (let day = 0; day < 365; day += 5) {
        for (const word of wordsOf(format.format(new Date(Date.UTC(2020, 0, 1 + day))))) collected.add(word);
      }
    }
    dateWordsOf.set(language, (found = collected));
  }
  return found;
}

const TOP_LEVEL = /\.\p{L}{2,6}$/u;
/** A name without spaces and without the words beside it: `L'essentiel Mobile` and lessentiel.lu are one. */
const coreOf = (text: string): string =>
  [...new Set(wordsOf(text).filter((word) => !BESIDE_NAMES.test(word)))].join('');

/** A title that is the site's name and nothing more. */
function isSiteName(title: string, names: readonly string[]): boolean {
  const own = coreOf(title);
  return names.some((name) =>
    own === ''
      ? key(title) === key(name)
      : own === coreOf(name) || own === coreOf(name.replace(TOP_LEVEL, '')),
  );
}

/** A title that is the name of a section and nothing more: `Sports`, `Latest world news`. */
function isSectionName(title: string, language: string): boolean {
  const newsWords = new Set(['news', 'latest', ...wordsOf(findLanguage(language).newsWords)]);
  const rest = wordsOf(title).filter((word) => !newsWords.has(word));
  if (rest.length === 0) return wordsOf(title).length > 0;
  if (rest.length > FEW_WORDS) return false;
  const sections = [findLanguage(language), findLanguage('en')].flatMap(({ categories }) =>
    Object.values(categories),
  );
  return sections.some((section) => key(section) === rest.join(' '));
}

/** A list of articles, whose title has the few words of a section: a real headline is kept wherever it leads. */
function isListPage(title: string, url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  if (search !== '' || hash !== '' || !LIST_PAGE.test(pathname) || NUMBERED.test(pathname)) return false;
  return isUnspaced(title) ? title.length <= FEW_CHARACTERS : wordsOf(title).length <= FEW_WORDS;
}

function isHeadline(page: Page): boolean {
  const { title, url, names, language } = page;
  return !(
    SHELLS.has(key(title)) ||
    MARKER.test(title) ||
    isDate(page) ||
    isSiteName(title, names) ||
    isSectionName(title, language) ||
    isListPage(title, url)
  );
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
