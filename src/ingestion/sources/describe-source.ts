import { parseCountry } from '../../languages/countries.js';
import { topicsOf } from '../../analysis/sections.js';
import type { Topic } from '../../languages/topics.js';
import { checkAddress } from '../../outbound/check-address.js';
import { articleLanguage } from '../normalize/resolve-language.js';
import type { Outline } from './parse-opml.js';
import type { Source } from './source.js';

/** Categories that are read of one outline. */
const MAX_CATEGORIES = 40;

/**
 * What an outline declares about a feed. It inherits what it leaves out from the folders around it, the nearest first.
 * A folder's name is a category only where no category is declared and the name is one.
 */
export function describeSource(outline: Outline): { source: Source | null; problems: string[] } {
  const problems: string[] = [];
  const { attributes } = outline;
  const url = readAddress(attributes['xmlurl'], problems);
  if (url === null) return { source: null, problems };
  const language = read(outline, 'language', articleLanguage, problems);
  const source: Source = {
    url,
    title: attributes['title'] || attributes['text'] || '',
    siteUrl: siteAddress(attributes['htmlurl']),
    language,
    country: read(outline, 'country', parseCountry, problems),
    categories: readCategories(outline, language ?? 'en', problems),
  };
  return { source, problems };
}

function readAddress(written: string | undefined, problems: string[]): string | null {
  if (!written) {
    problems.push('has no xmlUrl');
    return null;
  }
  try {
    return feedAddress(written);
  } catch (error) {
    problems.push(`xmlUrl "${written.slice(0, 200)}": ${(error as Error).message}`);
    return null;
  }
}

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

function readCategories(outline: Outline, language: string, problems: string[]): Topic[] {
  const written = inherited(outline, 'category');
  const words = written
    ?.split(/[,/]/, MAX_CATEGORIES)
    .map((word) => word.trim())
    .filter(Boolean);
  if (words) {
    const topics = topicsOf(words, language);
    if (topics.length === 0) problems.push(`category "${written!.slice(0, 50)}" is none of ours`);
    return topics;
  }
  const folders = outline.folders.toReversed().map(({ title, text }) => title || text || '');
  return folders.map((name) => topicsOf([name], language)).find((topics) => topics.length > 0) ?? [];
}

function siteAddress(written: string | undefined): string | null {
  return written && URL.canParse(written) && /^https?:/i.test(written) ? new URL(written).href : null;
}

/**
 * The address of a feed to fetch, from what people write: `feed:` schemes, white space, fragments.
 * @throws OutboundError `bad-url`
 */
export function feedAddress(written: string): string {
  const plain = written
    .trim()
    .replace(/^feed:(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://');
  const url = checkAddress(plain);
  url.hash = '';
  return url.href;
}
