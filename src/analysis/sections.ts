import { parseCountry } from '../languages/countries.js';
import { findLanguage, parseTag } from '../languages/find-language.js';
import { TOPICS, type Topic } from '../languages/topics.js';
import {
  homeNames,
  sectionKey,
  sectionUnits,
  sectionVocabulary,
  type SectionVocabulary,
} from './section-names.js';

/** Blank space around it makes a hyphen a separator; within a word it joins. */
const SEPARATORS = /[/\\>|,;:&+•·»›、・，；：（）()[\]{}"“”\n\r\t]+|\s[-–—]\s|\s*[–—]\s*/u;
const HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The names within what a publisher wrote into one category: `Sport / Football`, `News > World`, an address or its
 * path, `worldNews`. The whole comes first when it could be one name.
 */
function splitSectionName(category: string): string[] {
  const text = decoded(category.replace(HOST, '')).replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
  const parts = text.split(SEPARATORS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? [text, ...parts] : parts;
}

/** Units of a name beyond which it is a sentence: words, or characters where they stand for words. */
const MOST_UNITS = 24;

const NATIONAL: readonly Topic[] = ['national'];

type Found = readonly Topic[] | undefined;

/** A vocabulary, and the names its language has for the publisher's own country. */
interface Lexicon {
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

/** Of an event, before or behind its name; a script without spaces has four characters of it. */
const YEAR = /^(?:19|20)\d\d$/;

/** `World Cup 2026` → `world cup`, `2026世界杯` → `世界杯`. */
function withoutYear(units: string[]): string[] {
  for (const length of [1, 4]) {
    if (units.length <= length) break;
    if (YEAR.test(units.slice(-length).join(''))) return units.slice(0, -length);
    if (YEAR.test(units.slice(0, length).join(''))) return units.slice(length);
  }
  return units;
}

/** What makes a name at its head another: e-sports are no sport. */
const ELECTRONIC = 'e';

/** The topics of the longest known name at the head of a longer one. */
function byHead(units: string[], { heads, head, longestHead }: SectionVocabulary): Found {
  for (let length = Math.min(longestHead, units.length - 1); length > 0; length--) {
    const isElectronic = units.at(-length - 1) === ELECTRONIC;
    const last = head === 'first' || isElectronic ? undefined : heads.get(sectionKey(units.slice(-length)));
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
  const undated = withoutYear(core);
  const found = undated === core ? undefined : vocabulary.sections.get(sectionKey(undated));
  return found ?? vocabulary.sections.get(key) ?? byHead(undated, vocabulary);
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
function sectionTopics(name: string, lexicon: Lexicon): readonly Topic[] {
  const units = sectionUnits(name, lexicon.vocabulary.language);
  if (units.length === 0 || units.length > MOST_UNITS) return [];
  const joined = ofJoined(units, lexicon);
  return joined.length > 0 ? joined : (ofName(units, lexicon) ?? []);
}

/** An item that carries more categories than this is tagged with its words, not its sections. */
const MOST_CATEGORIES = 40;
/** UTF-16 code units; longer ones are sentences or noise. */
const LONGEST_CATEGORY = 120;
const LONGEST_TAG = 35;
const NONE: ReadonlySet<string> = new Set();

function lexiconsFor(tag: string, country: string | null): Lexicon[] {
  const language = findLanguage(tag);
  return (language.code === 'en' ? [language] : [language, findLanguage('en')]).map((one) => ({
    vocabulary: sectionVocabulary(one.code),
    home: country === null ? NONE : homeNames(one.code)(country),
  }));
}

function ofCategory(category: string, tag: string, country: string | null): readonly Topic[] {
  const lexicons = lexiconsFor(tag, country);
  return splitSectionName(category).flatMap(
    (name) =>
      lexicons.map((lexicon) => sectionTopics(name, lexicon)).find((topics) => topics.length > 0) ?? [],
  );
}

/** Publishers use the same few words over and over: reading one takes 20 µs, remembering it 0.1 µs. */
const remembered = new Map<string, readonly Topic[]>();
const MOST_REMEMBERED = 20_000;

function rememberedCategory(category: string, tag: string, country: string | null): readonly Topic[] {
  const key = `${tag} ${country} ${category}`;
  let topics = remembered.get(key);
  if (topics === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, (topics = ofCategory(category, tag, country)));
  }
  return topics;
}

/**
 * The topics that an item's own categories declare: section names and common tags of its language or English, in any
 * case, with or without accents, alone, in a path or an address, joined or qualified (`World news`,
 * `Sport / Football`, `US politics`). Precise rather than complete: what is not known says nothing.
 *
 * @param country of the publisher, ISO 3166-1: its name, too, heads home news (`UK news`, `España`). Null where it is
 * unknown, or where a country's name is no section; the region of the tag where none is given.
 * @returns topics in the order of `TOPICS`, each once.
 */
export function topicsOf(
  categories: readonly string[],
  languageTag: string,
  country: string | null = parseCountry(parseTag(languageTag)?.region ?? ''),
): Topic[] {
  if (languageTag.length > LONGEST_TAG) return topicsOf(categories, '', country);
  const found = new Set<Topic>();
  for (const category of categories.slice(0, MOST_CATEGORIES)) {
    if (category.length > LONGEST_CATEGORY) continue;
    for (const topic of rememberedCategory(category, languageTag, country)) found.add(topic);
  }
  return TOPICS.filter((topic) => found.has(topic));
}
