import { fold } from '../analysis/fold.js';
import { plainWords } from '../analysis/words.js';
import { LANGUAGE_DATA } from '../languages/find-language.js';
import { registrableDomain } from './urls.js';

/** What stands between a headline and its publisher. Hyphens only between spaces: `Coca-Cola` is one word. */
const LAST_SEPARATOR = /^(.*\S)(?:\s+[-‐‑‒–—―|·•»:/~]+\s+|\s*[|｜¦]\s*|\s*(?:::|—)\s*)(\S.*)$/su;

/** Words that outlets put beside their name or leave away; never enough to name one. */
const GENERIC = new Set(
  LANGUAGE_DATA.flatMap(({ words }) => plainWords(words?.pages?.besidePublisher ?? '')),
);

/** Sections: they stand beside a publisher's name (`BBC Sport`, `finance.yahoo.com`) and do not name it alone. */
const EDITIONS = new Set(LANGUAGE_DATA.flatMap(({ words }) => plainWords(words?.pages?.editions ?? '')));
const isEdition = (word: string): boolean => EDITIONS.has(word) || /^\d+$/.test(word);

const SCHEME = /^https?:\/\/(?:www\.)?/i;
/** `.fr` of `Le Monde.fr`. */
const TOP_LEVEL = /\.\p{L}{2,}$/u;

/** Longer titles are not looked into: no headline is, and the separators would be searched for again and again. */
const MAX_TITLE_LENGTH = 1000;

function wordsOf(name: string): string[] {
  return fold(name, 'und').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** A name without generic words and, perhaps, those of sections. */
function coreOf(name: string, withSections = true): string {
  return wordsOf(name)
    .filter((word) => !GENERIC.has(word) && (withSections || !isEdition(word)))
    .join('');
}

/** Every spelling under which a host names itself: `bbc.co.uk`, `bbc`; `timesofindia` of indiatimes.com. */
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

function looksLikeHost(name: string): boolean {
  return /^[^\s/]+\.[^\s/.]{2,}$/.test(name);
}

/** Spellings of a source's names, without separators; those of only generic words in full. */
function spellings(sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const name of sources.flatMap((source) => (looksLikeHost(source) ? hostNames(source) : [source]))) {
    const whole = wordsOf(name).join('');
    if (!GENERIC.has(whole)) found.add(whole);
    const core = coreOf(name);
    if (core.length > 1) found.add(core);
  }
  found.delete('');
  return found;
}

/** A title apart from what stands behind its last separator; null without one. */
export function titleEnding(title: string): { headline: string; ending: string } | null {
  const parts = title.length > MAX_TITLE_LENGTH ? null : LAST_SEPARATOR.exec(title.trim());
  return parts === null ? null : { headline: parts[1]!, ending: parts[2]! };
}

/**
 * A headline without the publisher's name behind it: `Storm nears coast - BBC News` is `Storm nears coast`.
 * Only a part that names the source goes, and never the whole headline.
 *
 * @param sources names and hosts of the source, as feeds, source lists and addresses give them.
 */
export function cleanTitle(title: string, sources: readonly string[]): string {
  let headline = title.replace(/\s+/gu, ' ').trim();
  if (headline.length > MAX_TITLE_LENGTH) return headline;
  const names = spellings(sources);
  for (;;) {
    const parts = titleEnding(headline);
    if (parts === null) return headline;
    const ending = parts.ending.replace(SCHEME, '');
    const named = [ending, ending.replace(TOP_LEVEL, '')].some(
      (name) => names.has(wordsOf(name).join('')) || names.has(coreOf(name, false)),
    );
    if (!named || wordsOf(parts.headline).length === 0) return headline;
    headline = parts.headline;
  }
}
