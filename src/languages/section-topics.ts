import { sectionKey, sectionUnits } from './section-key.js';
import type { SectionVocabulary } from './section-vocabulary.js';
import type { Topic } from './topics.js';

/** Units of a name beyond which it is a sentence: words, or characters where they stand for words. */
const MOST_UNITS = 24;

const NATIONAL: readonly Topic[] = ['national'];

type Found = readonly Topic[] | undefined;

/** A vocabulary, and the names its language has for the publisher's own country. */
export interface Lexicon {
  vocabulary: SectionVocabulary;
  home: ReadonlySet<string>;
}

/** `Latest World News` → `world`: what means nothing beside a section name is taken off both ends. */
function withoutNewsWords(units: string[], vocabulary: SectionVocabulary): string[] {
  let [from, to] = [0, units.length];
  const cut = (length: number): boolean => {
    if (vocabulary.newsWords.has(sectionKey(units.slice(from, from + length)))) from += length;
    else if (vocabulary.newsWords.has(sectionKey(units.slice(to - length, to)))) to -= length;
    else return false;
    return true;
  };
  for (let length = vocabulary.longestNewsWord; length > 0; length--) {
    while (to - from > length && cut(length));
  }
  return units.slice(from, to);
}

/** The topics of the longest known name at the head of a longer one. */
function byHead(units: string[], { heads, head, longestHead }: SectionVocabulary): Found {
  for (let length = Math.min(longestHead, units.length - 1); length > 0; length--) {
    const last = head === 'first' ? undefined : heads.get(sectionKey(units.slice(-length)));
    const found = last ?? (head === 'last' ? undefined : heads.get(sectionKey(units.slice(0, length))));
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofName(units: string[], { vocabulary, home }: Lexicon): Found {
  const exact = vocabulary.sections.get(sectionKey(units));
  if (exact !== undefined) return exact;
  const core = withoutNewsWords(units, vocabulary);
  const key = sectionKey(core);
  if (home.has(key)) return NATIONAL;
  return vocabulary.sections.get(key) ?? byHead(core, vocabulary);
}

/** `science and technology`: each side is a name of its own. */
function ofJoined(units: string[], lexicon: Lexicon): Topic[] {
  const topics: Topic[] = [];
  let from = 0;
  units.forEach((unit, i) => {
    if (!lexicon.vocabulary.and.has(unit)) return;
    topics.push(...(ofName(units.slice(from, i), lexicon) ?? []));
    from = i + 1;
  });
  return from === 0 ? topics : [...topics, ...(ofName(units.slice(from), lexicon) ?? [])];
}

/**
 * The topics that one section name declares: known as it stands, without words for news around it, by the name of the
 * publisher's own country, or by the known name at its head. Empty when nothing is known.
 */
export function sectionTopics(name: string, lexicon: Lexicon): readonly Topic[] {
  const units = sectionUnits(name, lexicon.vocabulary.language);
  if (units.length === 0 || units.length > MOST_UNITS) return [];
  const joined = ofJoined(units, lexicon);
  return joined.length > 0 ? joined : (ofName(units, lexicon) ?? []);
}
