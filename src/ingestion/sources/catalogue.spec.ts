import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { registrableDomain } from '../../articles/urls.js';
import { readSources } from './read-sources.js';
import { CATEGORIES } from '../../languages/categories.js';

/** One outline of the catalogue, and the file it stands in. */
interface Entry {
  file: string;
  attributes: Record<string, string>;
}

const FOLDER = 'catalogue';
const FILES = readdirSync(FOLDER).sort();
const CATALOGUE = FILES.flatMap(readEntries);
/** Services that publish for others, in the words their addresses have. */
const NOT_PUBLISHERS =
  /news\.google|bing\.com|rsshub|politepol|rss\.app|nitter|reddit\.|youtube\.|hnrss|feedx|siftrss|rsseverything|podcast/i;
/** More feeds than this from one site, and it speaks too loudly in its language. */
const MAX_FEEDS_OF_A_SITE = 6;

/** Fewer registrable domains than this, and source diversity leaves answers of a language short. */
const ENOUGH_PUBLISHERS = 25;
const ENOUGH_IN = 'ar de en es et fi fr it ja ko nl pl pt ru sv tr zh'.split(' ');
/** All that the lists hold. */
const PUBLISHERS_IN_HEBREW = 21;
/** A response of ten needs five publishers; some report nothing on a subject, and some feeds are gone. */
const PUBLISHERS_IN_INDIAN_LANGUAGES = 10;
const INDIAN_LANGUAGES = 'bn hi mr ta te ur'.split(' ');
/** The lists that addresses were taken from, and what else speaks for one; docs/reference/catalogue.md says what each is. */
const LISTS = 'fundus kite newscatcher plenaryapp tuan3w vandenbroucke worldmonitor yavuz'.split(' ');
const NO_LIST = ['pattern', 'projects', 'publisher'];

function readEntries(file: string): Entry[] {
  const entries: Entry[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => name === 'outline' && entries.push({ file, attributes }) },
    { xmlMode: true },
  );
  parser.end(readFileSync(join(FOLDER, file), 'utf8'));
  return entries;
}

/** A complete file: one feed per line, nothing else, so that a change of the catalogue is a change of a line. */
const DOCUMENT = new RegExp(
  [
    '<\\?xml version="1\\.0" encoding="UTF-8"\\?>',
    '<opml version="2\\.0">',
    '  <head>',
    '    <title>[^<&]+</title>',
    '  </head>',
    '  <body>',
    '(?:    <outline(?: [a-zA-Z]+="(?:[^"<&]|&(?:amp|lt|gt|quot|apos);)*")+/>\n)+  </body>',
    '</opml>',
    '$',
  ].join('\n'),
  'y',
);

/** The same feed whatever the scheme, `www.` or a last slash. */
function feedIdentity(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');
}

const primary = (tag: string): string => tag.split('-')[0]!;
const of = (name: string, entries = CATALOGUE): string[] =>
  entries.map(({ attributes }) => attributes[name] ?? '');
const known = (values: string[]): Set<string> => new Set(values.filter(Boolean));
const where = (wrong: (attributes: Record<string, string>) => boolean): string[] =>
  CATALOGUE.filter(({ attributes }) => wrong(attributes)).map(
    ({ file, attributes }) => `${file}: ${attributes['xmlUrl'] ?? attributes['text']}`,
  );

function timesSeen(values: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

const LANGUAGES = [...known(of('language').map(primary))];

const ofLanguage = (language: string): Entry[] => CATALOGUE.filter(({ file }) => file === `${language}.opml`);

const publishersIn = (language: string): number =>
  new Set(of('htmlUrl', ofLanguage(language)).map((site) => registrableDomain(new URL(site).hostname))).size;

const LANGUAGES_WITH_EVERY_CATEGORY = LANGUAGES.filter((language) => {
  const categories = new Set(of('category', ofLanguage(language)).flatMap((written) => written.split(',')));
  return CATEGORIES.every((topic) => categories.has(topic));
});

describe('the bundled catalogue', () => {
  it.each(FILES)('%s is well-formed OPML 2.0, one feed a line', (file) => {
    expect(file).toMatch(/^[a-z]{2,3}\.opml$/);
    DOCUMENT.lastIndex = 0;
    expect(DOCUMENT.test(readFileSync(join(FOLDER, file), 'utf8'))).toBe(true);
  });

  it.each(FILES)(
    '%s is in order of country, site and address, so that a change shows where it belongs',
    (file) => {
      const places = CATALOGUE.filter((entry) => entry.file === file).map(({ attributes: a }) =>
        [a['country'] ?? 'ZZ', new URL(a['htmlUrl']!).hostname.replace(/^www\./, ''), a['xmlUrl']].join(' '),
      );
      expect(places).toEqual([...places].sort());
    },
  );

  it('is read by the service without a fault, with every feed', () => {
    const { sources, faults } = readSources([FOLDER]);
    expect(faults).toEqual([]);
    expect(sources).toHaveLength(CATALOGUE.length);
  });

  it('names every feed, its site and its language', () => {
    expect(where((a) => a['type'] !== 'rss')).toEqual([]);
    expect(where((a) => !a['title'] || a['title'] !== a['text'])).toEqual([]);
    expect(where((a) => !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(a['language'] ?? ''))).toEqual([]);
  });

  it('names the country of every publisher that has one', () => {
    const countryName = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const valid = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName.of(code) !== undefined;
    const stateless = (a: Record<string, string>): boolean =>
      a['htmlUrl']!.startsWith('https://news.un.org/');
    expect(where((a) => (a['country'] === undefined ? !stateless(a) : !valid(a['country'])))).toEqual([]);
  });

  it('has every feed in the file of its language', () => {
    const misplaced = CATALOGUE.filter(
      ({ file, attributes }) => primary(attributes['language']!) !== basename(file, '.opml'),
    );
    expect(misplaced).toEqual([]);
  });

  it('uses our eleven categories only, each once, in their order', () => {
    const inOrder = (written: string): string =>
      CATEGORIES.filter((topic) => written.split(',').includes(topic)).join(',');
    expect(where((a) => a['category'] !== undefined && a['category'] !== inOrder(a['category']))).toEqual([]);
  });

  it('labels what is known of a publisher with the labels of the guide, each once', () => {
    const known = (label: string, country = ''): boolean =>
      ['public', 'wire', 'paywall', 'regional', `top-${country}`].includes(label);
    const labelsOf = (a: Record<string, string>): string[] => a['label']?.split(',') ?? [];
    expect(where((a) => !labelsOf(a).every((label) => known(label, a['country'])))).toEqual([]);
    expect(where((a) => new Set(labelsOf(a)).size < labelsOf(a).length)).toEqual([]);
    const labels = of('label').filter(Boolean);
    expect(labels.length).toBeGreaterThanOrEqual(300);
    const countries = new Set(labels.flatMap((written) => /top-([A-Z]{2})/.exec(written)?.[1] ?? []));
    expect(countries.size).toBeGreaterThanOrEqual(20);
  });

  it('has web addresses only, the feeds by https', () => {
    expect(where((a) => !URL.canParse(a['xmlUrl']!) || !a['xmlUrl']!.startsWith('https://'))).toEqual([]);
    expect(where((a) => !URL.canParse(a['htmlUrl']!) || !a['htmlUrl']!.startsWith('https://'))).toEqual([]);
  });

  it('has no feed twice, not even under another scheme or with another slash', () => {
    const twice = [...timesSeen(of('xmlUrl').map(feedIdentity))].filter(([, times]) => times > 1);
    expect(twice).toEqual([]);
  });

  it('has no feed of a publisher twice under the same name', () => {
    const names = CATALOGUE.map(({ file, attributes: a }) =>
      [file, registrableDomain(new URL(a['htmlUrl']!).hostname), a['title']].join(' '),
    );
    expect([...timesSeen(names)].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('has publishers only, no aggregators', () => {
    expect(where((a) => NOT_PUBLISHERS.test(a['xmlUrl']!))).toEqual([]);
  });

  it('lets no publisher dominate a language', () => {
    const sites = CATALOGUE.map(
      ({ file, attributes }) => `${file}: ${new URL(attributes['htmlUrl']!).hostname}`,
    );
    expect([...timesSeen(sites)].filter(([, times]) => times > MAX_FEEDS_OF_A_SITE)).toEqual([]);
  });

  it('covers all continents', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(600);
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(45);
    expect(known(of('country')).size).toBeGreaterThanOrEqual(80);
  });

  it.each(ENOUGH_IN)('has enough publishers for full results in %s', (language) => {
    expect(publishersIn(language)).toBeGreaterThanOrEqual(ENOUGH_PUBLISHERS);
  });

  it('has all Hebrew publishers of the lists', () => {
    expect(publishersIn('he')).toBeGreaterThanOrEqual(PUBLISHERS_IN_HEBREW);
  });

  it.each(INDIAN_LANGUAGES)('has more publishers in %s than a response of ten needs', (language) => {
    expect(publishersIn(language)).toBeGreaterThanOrEqual(PUBLISHERS_IN_INDIAN_LANGUAGES);
  });

  it('has the section of six feeds in ten', () => {
    expect(of('category').filter(Boolean).length / CATALOGUE.length).toBeGreaterThanOrEqual(0.6);
  });

  it('has the large newsrooms of the United States, and more', () => {
    const american = CATALOGUE.filter(({ attributes }) => attributes['country'] === 'US');
    expect(american.length).toBeGreaterThanOrEqual(200);
    const sites = new Set(of('htmlUrl', american).map((site) => registrableDomain(new URL(site).hostname)));
    for (const site of [
      'wsj.com',
      'nbcnews.com',
      'abcnews.com',
      'usatoday.com',
      'axios.com',
      'theatlantic.com',
    ])
      expect(sites).toContain(site);
  });

  it('has the evidence for every feed', () => {
    const isReason = (seen: string): boolean =>
      NO_LIST.includes(seen) ||
      (seen !== '' &&
        seen.split(' ').every((list, i, all) => LISTS.includes(list) && (i === 0 || all[i - 1]! < list)));
    expect(where((a) => !isReason(a['seen'] ?? ''))).toEqual([]);
  });

  it('has a section feed for every category in at least twenty languages', () => {
    expect(LANGUAGES_WITH_EVERY_CATEGORY.length).toBeGreaterThanOrEqual(20);
  });
});
