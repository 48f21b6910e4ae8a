import { fold } from '../analysis/fold.js';
import { plainText } from './article.js';
import { plainWords } from '../analysis/words.js';
import { LANGUAGE_DATA } from '../languages/find-language.js';
import { registrableDomain } from './urls.js';

/** A headline and the part after its last separator. A hyphen in a word is no separator: `Coca-Cola`. */
const LAST_SEPARATOR = /^(.*\S)(?:\s+[-‐‑‒–—―|·•»:/~]+\s+|\s*[|｜¦]\s*|\s*(?:::|—)\s*)(\S.*)$/su;

/** Words such as `news` that may stand beside a publisher's name and never identify a publisher alone. */
const GENERIC_WORDS = new Set(
  LANGUAGE_DATA.flatMap(({ words }) => plainWords(words?.pages?.besidePublisher ?? '')),
);

/** Names of sections and editions beside a publisher's name (`BBC Sport`), which identify no publisher alone. */
const EDITION_WORDS = new Set(LANGUAGE_DATA.flatMap(({ words }) => plainWords(words?.pages?.editions ?? '')));
const isEdition = (word: string): boolean => EDITION_WORDS.has(word) || /^\d+$/.test(word);

const SCHEME = /^https?:\/\/(?:www\.)?/i;
/** A top-level domain at the end of a name: `.fr` in `Le Monde.fr`. */
const TOP_LEVEL = /\.\p{L}{2,}$/u;

/** Longer titles are not examined, to bound the search for separators. */
const MAX_TITLE_LENGTH = 1000;

function wordsOf(name: string): string[] {
  return fold(name, 'und').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The words of a name, joined, without generic ones: `BBC News` becomes `bbc`. `withSections` keeps section names. */
function coreOf(name: string, withSections = true): string {
  return wordsOf(name)
    .filter((word) => !GENERIC_WORDS.has(word) && (withSections || !isEdition(word)))
    .join('');
}

/** Possible names of the publisher in a host: `bbc.co.uk`, `bbc`; also a subdomain: `timesofindia.indiatimes.com`. */
function hostNames(host: string): string[] {
  const domain = registrableDomain(host);
  const label = domain.split('.')[0]!;
  const subdomains = host.toLowerCase().slice(0, -domain.length).split('.');
  return [
    host,
    domain,
    ...(/^\d/.test(label) ? [] : [label]),
    ...subdomains.filter((name) => !isEdition(name)),
  ];
}

const LIKE_HOST = /^[^\s/]+\.[^\s/.]{2,}$/;

/** The names of a source in lower case without separators, with and without generic words. */
function spellings(sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const name of sources.flatMap((source) => (LIKE_HOST.test(source) ? hostNames(source) : [source]))) {
    const full = wordsOf(name).join('');
    if (!GENERIC_WORDS.has(full)) found.add(full);
    const core = coreOf(name);
    if (core.length > 1) found.add(core);
  }
  found.delete('');
  return found;
}

/** Splits a title at its last separator into headline and ending; null if it has none. */
export function splitTitleEnding(title: string): { headline: string; ending: string } | null {
  const parts = title.length > MAX_TITLE_LENGTH ? null : LAST_SEPARATOR.exec(title.trim());
  return parts === null ? null : { headline: parts[1]!, ending: parts[2]! };
}

/**
 * Removes the publisher's name from the end of a title: `Storm nears coast - BBC News` becomes `Storm nears coast`.
 * An ending that does not name the source stays, and a title is never removed completely.
 * @param sources names and hosts of the source, from feeds, source lists and URLs.
 */
export function cleanTitle(title: string, sources: readonly string[]): string {
  let headline = plainText(title);
  if (headline.length > MAX_TITLE_LENGTH) return headline;
  const names = spellings(sources);
  for (;;) {
    const parts = splitTitleEnding(headline);
    if (parts === null) return headline;
    const ending = parts.ending.replace(SCHEME, '');
    const named = [ending, ending.replace(TOP_LEVEL, '')].some(
      (name) => names.has(wordsOf(name).join('')) || names.has(coreOf(name, false)),
    );
    if (!named || wordsOf(parts.headline).length === 0) return headline;
    headline = parts.headline;
  }
}
