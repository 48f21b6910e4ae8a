import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { categoriesInAnyLanguage, sectionCategories } from '../../analysis/sections.js';
import { fileProblemOf, readRegularFile } from '../../config/live-file.js';
import { splitList } from '../../config/parsers.js';
import { decodeDocument } from '../../feeds/decode-document.js';
import { collapseWhiteSpace } from '../../feeds/html-to-text.js';
import { isSameLabel } from '../../index/source-labels.js';
import { parseCountry } from '../../languages/countries.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { parseRequestUrl } from '../../outbound/outbound-response.js';
import { articleLanguage } from '../normalize/resolve-language.js';
import { MAX_NESTED_FOLDERS, type Outline, parseOpml } from './opml.js';
import type { Source, SourceFault, SourceList } from './source.js';
import { xmlMalformation } from './well-formed.js';

/** Maximum size of a source list in bytes, room for about 150,000 feeds, which are read in two seconds. */
export const MAX_SOURCE_LIST_BYTES = 32 * 1024 * 1024;
const MAX_FAULTS = 100;
const NO_OPML = 'is no OPML';

/** Reads OPML files and folders of them into one list, each feed once. Never throws; an unreadable file is a fault. */
export function readSources(paths: readonly string[]): SourceList {
  const sources: Source[] = [];
  const faults: SourceFault[] = [];
  for (const { file, text } of readOpmlTexts(paths, faults)) {
    const list = describeList(file, text);
    sources.push(...list.sources);
    faults.push(...list.faults);
  }
  return { sources: mergeSources(sources), faults };
}

/** The feeds of an OPML text, and its faults: the first hundred, and how many there are beyond. */
function describeList(file: string, text: string): SourceList {
  const { outlines, isOpml, tooDeepAt } = parseOpml(text);
  const sources: Source[] = [];
  const found: SourceFault[] = [];
  if (!isOpml) found.push({ file, line: 0, outline: '', problem: NO_OPML });
  if (tooDeepAt !== null) {
    const problem = `has folders more than ${MAX_NESTED_FOLDERS} deep; the feeds in them are ignored`;
    found.push({ file, line: tooDeepAt, outline: '', problem });
  }
  for (const outline of outlines) {
    const { source, problems } = sourceOfOutline(outline);
    const { title, text, xmlurl } = outline.attributes;
    const name = withoutCredentials(title || text || xmlurl || '');
    if (source) sources.push(source);
    for (const problem of problems) found.push({ file, line: outline.line, outline: name, problem });
  }
  const faults = found.slice(0, MAX_FAULTS);
  const others = found.length - MAX_FAULTS;
  if (others > 0) faults.push({ file, line: 0, outline: '', problem: `has ${others} more faults` });
  return { sources, faults };
}

/** Reads an OPML file. @throws Error, to follow the file's name, if it cannot be read or is not well-formed. */
export function readSourceFile(file: string): SourceList {
  const text = decodeDocument(readFile(file), null);
  const list = describeList(file, text);
  const problem = list.faults.find(({ problem }) => problem === NO_OPML)?.problem ?? xmlMalformation(text);
  if (problem !== null) throw new Error(problem);
  return list;
}

/** Reads the texts of OPML files, and of those in folders. @param faults receives a fault for each unreadable file. */
export function* readOpmlTexts(
  paths: readonly string[],
  faults: SourceFault[] = [],
): Generator<{ file: string; text: string }> {
  for (const path of paths) {
    for (const file of tryReading(path, opmlFiles, faults) ?? []) {
      const bytes = tryReading(file, readFile, faults);
      if (bytes !== null) yield { file, text: decodeDocument(bytes, null) };
    }
  }
}

/** @throws Error for devices and pipes, which may have no end, and for files that are too large */
const readFile = (path: string): Uint8Array => readRegularFile(path, MAX_SOURCE_LIST_BYTES);

/**
 * The OPML files at a path: the file itself, or all files below the folder, sorted by name. Hidden entries are skipped,
 * because Kubernetes mounts a ConfigMap as links to files in a hidden folder.
 * @throws an error of the file system
 */
export function opmlFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  const isList = (entry: string): boolean => /\.opml$/i.test(entry) && !/(?:^|[\\/])\./.test(entry);
  return entries.filter(isList).map((entry) => join(path, entry));
}

function tryReading<T>(path: string, read: (path: string) => T, faults: SourceFault[]): T | null {
  try {
    return read(path);
  } catch (error) {
    faults.push({ file: path, line: 0, outline: '', problem: fileProblemOf(error) });
    return null;
  }
}

/** Merges entries of the same feed: the first takes precedence, others add categories, labels and what it lacks. */
export function mergeSources(sources: readonly Source[]): Source[] {
  const byFeed = new Map<string, Source>();
  for (const source of sources) {
    const key = feedKey(source.url);
    const known = byFeed.get(key);
    byFeed.set(key, known ? merge(known, source) : source);
  }
  return [...byFeed.values()];
}

export function feedKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host.replace(/:(?:80|443)$/, '') + pathname.replace(/\/$/, '') + search;
}

function merge(first: Source, other: Source): Source {
  return {
    url: first.url.startsWith('https:') ? first.url : other.url,
    title: first.title || other.title,
    siteUrl: first.siteUrl ?? other.siteUrl,
    language: first.language ?? other.language,
    country: first.country ?? other.country,
    categories: [...new Set([...first.categories, ...other.categories])],
    ...withLabels([...(first.labels ?? []), ...(other.labels ?? [])]),
  };
}

/** Labels of a source; labels that differ only in case count as one. */
function withLabels(written: readonly string[]): Pick<Source, 'labels'> {
  const labels = written.filter((label, i) => written.findIndex((one) => isSameLabel(one, label)) === i);
  return labels.length === 0 ? {} : { labels };
}

const MAX_CATEGORIES = 40;

/**
 * The source that an outline declares, and its faults. What the outline lacks is inherited from the folders around it,
 * the nearest first. A folder named after a category gives feeds that category, any other folder a label.
 */
export function sourceOfOutline(outline: Outline): { source: Source | null; problems: string[] } {
  const problems: string[] = [];
  const { attributes } = outline;
  const url = readAddress(attributes['xmlurl'], problems);
  if (url === null) return { source: null, problems };
  const language = read(outline, 'language', articleLanguage, problems);
  const folders = readFolders(outline, language ?? 'en');
  const declared = readCategories(outline, language ?? 'en', problems);
  const source: Source = {
    url,
    title: readName(attributes),
    siteUrl: siteAddress(attributes['htmlurl']),
    language,
    country: read(outline, 'country', parseCountry, problems),
    categories: CATEGORIES.filter((one) => declared.includes(one) || folders.categories.includes(one)),
    ...withLabels([...splitList(inherited(outline, 'label') ?? ''), ...folders.labels]),
  };
  return { source, problems };
}

/** The title or text of an outline; empty if it is the feed's URL, which programs export for a missing name. */
function readName({ title = '', text = '', xmlurl = '' }: Record<string, string>): string {
  const isAddress = (name: string): boolean => /^(?:[a-z]+:\/\/|www\.)\S*$/i.test(name) || name === xmlurl;
  return [title, text].map(collapseWhiteSpace).find((name) => name !== '' && !isAddress(name)) ?? '';
}

function readAddress(written: string | undefined, problems: string[]): string | null {
  if (!written) {
    problems.push('has no xmlUrl');
    return null;
  }
  try {
    return cleanFeedAddress(written);
  } catch (error) {
    problems.push(`xmlUrl "${withoutCredentials(written).slice(0, 200)}": ${(error as Error).message}`);
    return null;
  }
}

/**
 * A text without the credentials of a URL in it, which logs would expose. In a URL that cannot be parsed they may contain
 * "/" or spaces, and end before the last "@".
 */
const withoutCredentials = (text: string): string =>
  URL.canParse(text) && text.includes('://')
    ? text.replace(/\/\/[^/?#]*@/, '//…@')
    : text.replace(/^(.*?\/\/)?.*@/s, '$1…@');

function read<T>(
  outline: Outline,
  name: string,
  parse: (value: string) => T | null,
  problems: string[],
): T | null {
  const written = inherited(outline, name);
  if (!written) return null;
  const value = parse(written);
  if (value === null) problems.push(`${name} "${written.slice(0, 50)}" is not known`);
  return value;
}

function inherited({ attributes, folders }: Outline, name: string): string | undefined {
  return [attributes, ...folders.toReversed()].map((element) => element[name]).find(Boolean);
}

function readCategories(outline: Outline, language: string, problems: string[]): Category[] {
  const written = inherited(outline, 'category');
  const words = splitList((written ?? '').replaceAll('/', ',')).slice(0, MAX_CATEGORIES);
  const categories = sectionCategories(words, language);
  if (words.length > 0 && categories.length === 0)
    problems.push(`category "${written!.slice(0, 50)}" is unknown`);
  return categories;
}

/** Categories and labels that feeds get from the folders around them; commas separate names, as in `label`. */
function readFolders({ folders }: Outline, language: string): { categories: Category[]; labels: string[] } {
  const names = folders
    .toReversed()
    .flatMap(({ title, text }) => splitList(collapseWhiteSpace(title || text || '')));
  const found = names.map((name) => {
    const own = sectionCategories([name], language);
    return { name, categories: own.length > 0 ? own : categoriesInAnyLanguage(name) };
  });
  return {
    categories: found.flatMap(({ categories }) => categories),
    labels: found.filter(({ categories }) => categories.length === 0).map(({ name }) => name),
  };
}

function siteAddress(written: string | undefined): string | null {
  return written && URL.canParse(written) && /^https?:/i.test(written) ? new URL(written).href : null;
}

/**
 * Normalizes the URL of a feed in a source list: removes the scheme `feed:`, white space and fragment, and adds `https:`
 * if there is no scheme.
 * @throws OutboundError `bad-url`
 */
export function cleanFeedAddress(written: string): string {
  const plain = written
    .trim()
    .replace(/^feed:(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://')
    .replace(/^(?:\/\/)?(?=[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?]|$))/u, 'https://');
  const url = parseRequestUrl(plain);
  url.hash = '';
  return url.href;
}
