import { analysisLanguage } from '../languages/analysis-language.js';
import type { TitleSignature } from './article.js';
import { commonPlaces } from './titles/common-places.js';
import { markAside, markHeadline } from './titles/mark-words.js';
import { asksAnyway } from './titles/asks-anyway.js';
import { quotedPlaces } from './titles/roles/quoted-places.js';
import { rolePlaces } from './titles/roles/role-places.js';
import { titleParts, type TitleParts } from './titles/affixes/title-affixes.js';
import { MARK } from './titles/title-marks.js';
import { titleVocabulary } from './titles/title-vocabulary.js';

/** More than any headline has; what follows is not compared. */
const MAX_WORDS = 40;
const MAX_TITLE_LENGTH = 600;

const ENCODER = new TextEncoder();
const QUESTION = /[?？؟՞⁇]|(?<=[\u0370-\u03ff]);\s*$/u;
const CUT_OFF = /(?:…|\.{3})\s*$/u;

function flagsOf(headline: string, words: readonly string[], language: string): string {
  const asks = QUESTION.test(headline) || asksAnyway(words, language);
  if (!CUT_OFF.test(headline)) return asks ? 'q' : '-';
  return asks ? 'b' : 'c';
}

/** Marks of words that no short part may take away with it: women, against, not. */
const TELLING = new RegExp(`^[${MARK.number}${MARK.negation}]`);

/** Whether a part may be missing: nothing in it denies, asks or names another side, but for names such as Sud Ouest. */
function mayBeMissing(marked: readonly string[], most: number, language: string): boolean {
  const vocabulary = titleVocabulary(language);
  return marked.length > most || !marked.some((word) => TELLING.test(vocabulary.get(word.slice(1)) ?? ''));
}

/** Words beside a headline, marked. A part that tells something goes back to the headline. */
function markBesides(parts: TitleParts, language: string): string[] {
  const besides = parts.known.flatMap((text) => markAside(text, MARK.known, language));
  const markPart = (part: string, mark: string, most: number): void => {
    const marked = markAside(part, mark, language);
    if (mayBeMissing(marked, most, language)) besides.push(...marked);
    else parts.core += ` ${part}`;
  };
  for (const part of parts.perhaps) markPart(part, MARK.perhaps, 1);
  for (const part of parts.asides) markPart(part, MARK.aside, MAX_WORDS);
  return besides.slice(0, MAX_WORDS);
}

/**
 * Reduces a title to what `areNearIdentical` compares: its words in order, folded and marked by what they do.
 *
 * Layout: flags in ASCII (`-`, `q` question, `c` cut off, `b` both, then the places of words that are no names),
 * then the words in UTF-8, each after a space and with its mark in front. About as long as the title; kept in the
 * index, so that a change of the layout or of what folding and the word lists give needs a reindex.
 *
 * @param language BCP 47 tag of the title.
 */
export function titleSignature(title: string, language: string): TitleSignature {
  const parts = titleParts(title.slice(0, MAX_TITLE_LENGTH));
  const subtag = analysisLanguage(language);
  const besides = markBesides(parts, subtag);
  const { core } = parts;
  const marked = markHeadline(core, subtag);
  const words = marked.words.slice(0, MAX_WORDS);
  const flags = flagsOf(core, words, subtag) + commonPlaces(core, words, subtag);
  const quoted = quotedPlaces(core, words, subtag);
  const roles = rolePlaces(core, words, subtag);
  return ENCODER.encode([flags, ...words, ...besides, ...marked.currencies, ...quoted, ...roles].join(' '));
}
