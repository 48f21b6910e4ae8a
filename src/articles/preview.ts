import { fold } from '../analysis/fold.js';
import { plainText } from './article.js';

/** Maximum length of a preview, in UTF-16 code units. */
const MAX_PREVIEW_LENGTH = 250;

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('und', { granularity: 'word' });

/** Matches what is removed before the ellipsis at the end of a text: opening brackets, separators, commas. */
const LOOSE_END = /[\s\p{Ps}\p{Pi}\p{Pd},;:،؛、，；：·|/&]+$/u;

/** Number of characters after the limit that are read to find the end of a word or grapheme. */
const LOOKAHEAD = 64;

function isGraphemeEnd(text: string, end: number): boolean {
  return end >= text.length || GRAPHEMES.segment(text).containing(end)?.index === end;
}

/** For text without spaces: the end of the last dictionary word at or before `budget`, or of the last grapheme. */
function segmentEnd(text: string, budget: number): number {
  let word = 0;
  for (const { index } of WORDS.segment(text)) {
    if (index > budget) break;
    if (isGraphemeEnd(text, index)) word = index;
  }
  if (word > budget / 2) return word;
  return GRAPHEMES.segment(text).containing(budget)?.index ?? budget;
}

/** The index at which to cut a text: the last space at or before `budget`, if in its second half, else `segmentEnd`. */
function cutAt(text: string, budget: number): number {
  for (let end = budget; end >= budget / 2; end--)
    if (text[end] === ' ' && isGraphemeEnd(text, end)) return end;
  return segmentEnd(text, budget);
}

/**
 * Shortens plain text to a preview: white space collapsed, at most `max` UTF-16 code units, cut at the end of a word with
 * `…` within the limit. Text without spaces is cut at the end of a dictionary word or of a grapheme.
 */
export function cutPreview(text: string, max = MAX_PREVIEW_LENGTH): string {
  const collapsed = plainText(text);
  if (collapsed.length <= max) return collapsed;
  if (max < 1) return '';
  const window = collapsed.slice(0, max + LOOKAHEAD);
  const cut = window.slice(0, cutAt(window, max - 1));
  const tidy = cut.replace(LOOSE_END, '');
  return `${tidy !== '' && isGraphemeEnd(window, tidy.length) ? tidy : cut}…`;
}

const NOT_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu;

function letters(text: string): string {
  return fold(text, 'und').replace(NOT_LETTERS, '');
}

/** Whether a text is empty or only repeats its title, in full, truncated, or followed by the publisher's name. */
function repeatsTitle(text: string, title: string, sourceNames: readonly string[]): boolean {
  const said = letters(text);
  const headline = letters(title);
  if (headline === '' || said === '' || said === headline) return true;
  if (said.length < headline.length) return headline.startsWith(said) && /(?:…|\.{3}|\])\s*$/u.test(text);
  if (!said.startsWith(headline)) return false;
  const rest = said.slice(headline.length);
  return rest === headline || sourceNames.some((name) => letters(name) === rest);
}

/**
 * The preview of an article, at most `max` UTF-16 code units: the beginning of its text, or empty when the text only
 * repeats the title, as in feeds without summaries.
 * @param sourceNames names and hosts of the publisher, which aggregators append to the title.
 */
export function previewOf(
  text: string,
  title: string,
  sourceNames: readonly string[] = [],
  max = MAX_PREVIEW_LENGTH,
): string {
  if (text.length <= 4 * title.length + 200 && repeatsTitle(text, title, sourceNames)) return '';
  return cutPreview(text, max);
}
