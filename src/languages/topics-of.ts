import { en } from './data/en.js';
import { findLanguage } from './find-language.js';
import { homeNames } from './home-names.js';
import { parseCountry } from './parse-country.js';
import { parseTag } from './parse-tag.js';
import { sectionTopics } from './section-topics.js';
import type { Lexicon } from './section-topics.js';
import { sectionVocabulary } from './section-vocabulary.js';
import { splitSectionName } from './split-section-name.js';
import { TOPICS } from './topics.js';
import type { Topic } from './topics.js';

/** An item that carries more categories than this is tagged with its words, not its sections. */
const MOST_CATEGORIES = 40;
/** UTF-16 code units; longer ones are sentences or noise. */
const LONGEST_CATEGORY = 120;
const LONGEST_TAG = 35;
const NONE: ReadonlySet<string> = new Set();

function lexiconsFor(tag: string): Lexicon[] {
  const language = findLanguage(tag);
  const country = parseCountry(parseTag(tag)?.region ?? '');
  return (language === en ? [en] : [language, en]).map((one) => ({
    vocabulary: sectionVocabulary(one),
    home: country === null ? NONE : homeNames(one, country),
  }));
}

function ofCategory(category: string, tag: string): readonly Topic[] {
  const lexicons = lexiconsFor(tag);
  return splitSectionName(category).flatMap(
    (name) =>
      lexicons.map((lexicon) => sectionTopics(name, lexicon)).find((topics) => topics.length > 0) ?? [],
  );
}

/** Publishers use the same few words over and over: reading one takes 20 µs, remembering it 0.1 µs. */
const remembered = new Map<string, readonly Topic[]>();
const MOST_REMEMBERED = 20_000;

function rememberedCategory(category: string, tag: string): readonly Topic[] {
  const key = `${tag} ${category}`;
  let topics = remembered.get(key);
  if (topics === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, (topics = ofCategory(category, tag)));
  }
  return topics;
}

/**
 * The topics that an item's own categories declare: section names and common tags of its language or English, in any
 * case, with or without accents, alone, in a path or an address, joined or qualified (`World news`,
 * `Sport / Football`, `US politics`). Precise rather than complete: what is not known says nothing.
 *
 * @param languageTag with the publisher's country where it is known (`en-GB`): its name, too, heads home news.
 * @returns topics in the order of `TOPICS`, each once.
 */
export function topicsOf(categories: readonly string[], languageTag: string): Topic[] {
  if (languageTag.length > LONGEST_TAG) return topicsOf(categories, '');
  const found = new Set<Topic>();
  for (const category of categories.slice(0, MOST_CATEGORIES)) {
    if (category.length > LONGEST_CATEGORY) continue;
    for (const topic of rememberedCategory(category, languageTag)) found.add(topic);
  }
  return TOPICS.filter((topic) => found.has(topic));
}
