import type { Feed } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { detectLanguage } from './detect-language.js';

/** Maximum number of items of a document that are examined, the longest first. */
const MAX_ITEMS = 12;
const MAX_EXAMINED = 300;

/** A language is the source's if at least this many texts, and at least this share of them, are in it. */
const MIN_TEXTS = 2;
const MIN_SHARE = 0.75;

/**
 * Learns the language of sources without a declared one from their longer articles, because a short title may be a name
 * or a slogan. English in a feed may be the default of its software and does not count as declared.
 */
export class SourceLanguages {
  private readonly known = new Map<string, string>();

  /** The source with the language of its articles, unless it declares one. */
  claim(feed: Feed, source: Source): Source {
    if (source.language !== null || !/^en\b/i.test(feed.language ?? 'en')) return source;
    const language = this.known.get(source.url) ?? prevailing(feed);
    if (language === null) return source;
    this.known.set(source.url, language);
    return { ...source, language };
  }
}

function prevailing({ items }: Feed): string | null {
  const texts = items.map(({ title, text }) => `${title}\n${text}`.slice(0, MAX_EXAMINED));
  texts.sort((a, b) => b.length - a.length);
  const longest = texts.slice(0, MAX_ITEMS);
  const detected = longest.flatMap((text) => detectLanguage(text) ?? []);
  const clear = mostFrequent(detected.filter(({ confident }) => confident).map(({ code }) => code));
  if (clear !== null) return clear;
  // Headlines alone are too short to be clear one by one.
  const together = detectLanguage(longest.join('\n'));
  const most = mostFrequent(detected.map(({ code }) => code));
  return together?.confident === true && together.code === most ? most : null;
}

function mostFrequent(codes: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [most, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= MIN_TEXTS && count >= codes.length * MIN_SHARE ? most : null;
}
