import { fold } from '../../analysis/fold.js';
import { isUnspaced } from '../../analysis/words.js';
import { publisherHost, registrableDomain } from '../../articles/urls.js';
import { findLanguage, LANGUAGE_DATA, perLanguage } from '../../languages/find-language.js';
import { DAY } from '../../config/durations.js';

export interface CheckedItem {
  /** Title without the publisher's name. */
  title: string;
  url: string;
  domain: string;
  text: string;
  language: string;
  names: readonly string[];
  /** Publication time in Unix seconds; null if unknown. */
  publishedAt: number | null;
  feedUrl: string;
}

const PLACEHOLDERS = new Set(
  LANGUAGE_DATA.flatMap(({ words }) => words?.placeholderTitles?.split(',') ?? [])
    .map(wordKey)
    .filter(Boolean),
);
/** Words of titles such as `Removed: article`, `[Removed]`, `(deleted)`. */
const { removed, removable } = findLanguage('en').words.pages!;
const oneOf = (list = ''): string => `(?:${list.replaceAll(' ', '|')})`;
const REMOVAL_TITLE = new RegExp(`^\\W*${oneOf(removed)}\\W+${oneOf(removable)}\\W*$`, 'i');

const BESIDE_NAMES = new Set(LANGUAGE_DATA.flatMap(({ words }) => wordsOf(words?.pages?.besideSite ?? '')));

/** Matches the URL path of a list of articles: of a tag, an author, a search or a section. */
const LIST_PAGE =
  /^\/?$|^\/(?:[a-z]{2}\/)?(?:tags?|category|categories|topics?|authors?|section|sections|search|label|rubrique|rubrik|kategorie|categoria|kategoria|etiquetas?|temas?|tema|thema|themen)(?:\/[^/]+){1,3}\/?$|^\/(?:index|home|default)(?:\.\w+)?$/i;
/** Maximum number of words in the title of a list page. */
const FEW_WORDS = 3;
const FEW_CHARACTERS = 6;
/** Maximum number of words in a title that is only a date or the name of a section. */
const MAX_WORDS_OF_A_NAME = 8;
const NUMBERED_ADDRESS = /\d{4}[^/]*\/?$/;
/** Maximum number of words in a site's name; more are a sentence. */
const MAX_WORDS_OF_A_SITE = 5;
/** Maximum length of a title that may be a name, in UTF-16 code units; a longer one is a headline. */
const MAX_NAME_LENGTH = 80;

const CONSENT_PAGE =
  /^https?:\/\/(?:consent|guce|login|signin|accounts?|auth|sso)\.|\/(?:collectconsent|login|log-in|signin|sign-in|logout|register|subscribe|captcha|cookie-consent)(?:\.\w+)?\/?(?:\?|$)/i;

const TOP_LEVEL = /\.\p{L}{2,6}$/u;
/** A site's name without spaces and common words, so that `L'essentiel Mobile` and `lessentiel.lu` have the same key. */
const nameKey = (text: string): string =>
  [...new Set(wordsOf(text).filter((word) => !BESIDE_NAMES.has(word)))].join('');

/** Cache of the keys of names: all items of a source have the same few names. */
const remembered = new Map<string, readonly string[]>();
const MAX_REMEMBERED = 5_000;

function nameKeys(name: string): readonly string[] {
  let cores = remembered.get(name);
  if (cores === undefined) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(name, (cores = [nameKey(name), nameKey(name.replace(TOP_LEVEL, ''))]));
  }
  return cores;
}

function isSiteName(title: string, names: readonly string[]): boolean {
  const own = nameKey(title);
  if (own === '') return names.some((name) => wordKey(title) === wordKey(name));
  return names.some((name) => nameKeys(name).includes(own));
}

const sectionNames = perLanguage((language) => {
  const { categories, newsWords } = findLanguage(language);
  const names = [...Object.values(categories), ...Object.values(findLanguage('en').categories)];
  return {
    names: new Set(names.map(wordKey)),
    newsWords: new Set(['news', 'latest', ...wordsOf(newsWords)]),
  };
});

/** Whether a title is only the name of a section, such as `Sports` or `Latest world news`. */
function isSectionName(titleWords: readonly string[], language: string): boolean {
  const { names, newsWords } = sectionNames(language);
  return names.has(titleWords.filter((word) => !newsWords.has(word)).join(' '));
}

/** Whether a page is a list of articles, by its URL and its short title. */
function isListPage(title: string, url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  if (search !== '' || hash !== '' || !LIST_PAGE.test(pathname) || NUMBERED_ADDRESS.test(pathname))
    return false;
  return isUnspaced(title) ? title.length <= FEW_CHARACTERS : wordsOf(title).length <= FEW_WORDS;
}

function isHeadline(page: CheckedItem): boolean {
  const { title, url, names, language } = page;
  const titleWords = wordsOf(title);
  if (PLACEHOLDERS.has(titleWords.join(' ')) || REMOVAL_TITLE.test(title)) return false;
  // Some publishers name a feed after its newest article.
  if (titleWords.length <= MAX_WORDS_OF_A_SITE && isSiteName(title, names)) return false;
  if (titleWords.length > MAX_WORDS_OF_A_NAME) return true;
  return !isDate(page) && !isSectionName(titleWords, language) && !isListPage(title, url);
}

/**
 * Whether a page is an article, judged by title, URL and text. Not articles are: placeholders of paywalls and bot checks,
 * removal notices, lists (section, tag), consent and login pages, titles that are only a name or a date, and press
 * releases. In doubt it is an article; the subject never matters.
 */
export function isArticle(page: CheckedItem): boolean {
  if (CONSENT_PAGE.test(page.url) || isPressRelease(page)) return false;
  return page.title.length > MAX_NAME_LENGTH || isHeadline(page);
}

const WIRES: ReadonlySet<string> = new Set(
  `businesswire.com prnewswire.com prnewswire.co.uk globenewswire.com einpresswire.com einnews.com accesswire.com
   accessnewswire.com newswire.ca newswire.com prweb.com openpr.com openpr.de prlog.org 24-7pressrelease.com issuewire.com
   marketersmedia.com newsfilecorp.com presswire.com pressebox.de pressebox.com firmenpresse.de pr-inside.com webwire.com
   onlineprnews.com prurgent.com prfire.co.uk responsesource.com cision.com send2press.com abnewswire.com kisspr.com
   thenewswire.com prsync.com pr.com mfn.se comunicati-stampa.net categorynet.com newsvoir.com`.split(/\s+/),
);

/** The name of a press release wire as a folder in the URL of another site, such as that of a local station. */
const COPY_FOLDER =
  /\/(?:[^/]*[-_])?(?:globenewswire|globe-newswire|pr-?newswire|business-?wire|ein-?presswire|accesswire|access-newswire|newsfile(?:-corp)?|cision|prweb)(?:[-_][^/]*)?\//i;

/** The dateline of a press release wire: `LONDON, May 5, 2020 /PRNewswire/ --`, `(BUSINESS WIRE)`. */
const DATELINE =
  /\/(?:PR ?Newswire|CNW|EINPresswire\.com|PRNewswire-[A-Z]+)\s*\/|\((?:BUSINESS WIRE|GLOBE NEWSWIRE|Business Wire|Newsfile Corp\.?|ACCESS ?NEWSWIRE|ACCESSWIRE)\)|\bvia (?:COMTEX|PRNewswire|BUSINESS WIRE)\b/;
const FIRST_LINE = 300;

/** Whether an article is a press release of a wire. Items of the wire's own feed are not rejected. */
function isPressRelease(page: CheckedItem): boolean {
  const isOne =
    WIRES.has(page.domain) || COPY_FOLDER.test(page.url) || DATELINE.test(page.text.slice(0, FIRST_LINE));
  return isOne && !WIRES.has(registrableDomain(publisherHost(page.feedUrl) ?? ''));
}

/** A number in a date, with its suffix: `2nd`, `5月`. */
const NUMBERED_PART = new RegExp(
  `^\\d+(?:st|nd|rd|th|er|${LANGUAGE_DATA.flatMap(({ numbers }) => wordsOf(numbers?.dateSigns ?? '')).join('|')})?$`,
);

const HALF_A_YEAR = 183 * DAY;

const TIME_OF_DAY = /\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?|[A-Z]{3,4}\b)?/iu;

/** Whether a title is only a date (`020520`, `2020-05-02`, `2. 5. 2020`), with or without a time. A year alone is not. */
function isDate({ title: full, language, publishedAt }: CheckedItem): boolean {
  const title = full.replace(TIME_OF_DAY, '').trim();
  if (/\p{L}/u.test(title)) return isNamedDate(title, language, publishedAt);
  const digits = title.replace(/\D/g, '');
  return digits.length >= 6 && digits.length <= 8 && /^[\d\s./\-–:,]+$/.test(title);
}

/** Whether a title is only a date in words (`Saturday, 2 May 2020`) within half a year of the publication. */
function isNamedDate(title: string, language: string, publishedAt: number | null): boolean {
  if (publishedAt === null || !/\d{4}/.test(title) || title.length > 45) return false;
  const date = new Date(publishedAt * 1000);
  const near = [-HALF_A_YEAR, 0, HALF_A_YEAR].map((shift) =>
    new Date(date.getTime() + shift * 1000).getUTCFullYear(),
  );
  if (!near.some((year) => title.includes(String(year)))) return false;
  const named = wordsOf(title).filter((word) => !NUMBERED_PART.test(word));
  const known = dateWords(language);
  return named.length <= 4 && named.every((word) => known.has(word)) && /\d.*\d{4}|\d{4}.*\d/.test(title);
}

/** Words for months and weekdays in a language, in all forms used in dates. */
const dateWords = perLanguage((language): ReadonlySet<string> => {
  const styles = [{ dateStyle: 'full' }, { dateStyle: 'medium' }, { month: 'long' }] as const;
  const formats = styles.map((options) => new Intl.DateTimeFormat([language, 'en'], options));
  const days = Array.from({ length: 73 }, (_, i) => new Date(Date.UTC(2020, 0, 1 + 5 * i)));
  return new Set(formats.flatMap((format) => days.flatMap((day) => wordsOf(format.format(day)))));
});

function wordsOf(text: string): string[] {
  return fold(text, 'und').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function wordKey(text: string): string {
  return wordsOf(text).join(' ');
}
