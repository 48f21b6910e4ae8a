import { LEADING_BOILERPLATE, isNote, NOT_AN_EXCERPT, TRAILING_BOILERPLATE } from './boilerplate.js';
import { removeDateline } from './dateline.js';
import { escapePattern } from '../languages/word-lists.js';
import { isHeadlineList } from './headline-list.js';
import { htmlToText, truncate } from './html-to-text.js';
import { MAX_ITEM_TEXT_LENGTH } from './limits.js';
import { mayHaveShortcodes, removeShortcodes } from './shortcodes.js';

/**
 * The text of an item: the first of its summaries and contents that has more than markup, boilerplate and the title
 * of the item. A list of other headlines, an address and metadata are no text.
 * @param candidates HTML, the preferred one first
 */
export function itemText(candidates: readonly string[], title: string): string {
  let last = '';
  for (const html of candidates) {
    if (html === '' || isHeadlineList(html)) continue;
    const text = removeBoilerplate(readableText(html, (line) => line === title || isNote(line)));
    if (text !== '' && text !== title) return text;
    last ||= text;
  }
  return last;
}

/** Maximum length of a text from which shortcodes are to be removed; they may be longer than the text itself. */
const MAX_LENGTH_WITH_SHORTCODES = MAX_ITEM_TEXT_LENGTH * 10;

function readableText(html: string, omitsLine: (line: string) => boolean): string {
  if (!mayHaveShortcodes(html)) return htmlToText(html, { omitsLine });
  const text = htmlToText(html, { maxLength: MAX_LENGTH_WITH_SHORTCODES, omitsLine });
  return truncate(removeShortcodes(text), MAX_ITEM_TEXT_LENGTH);
}

/** Characters at the end of a text in which boilerplate is searched for: more than any pattern matches. */
const TAIL = 700;

const HINT_TAIL = 320;

const anyOf = (hints: readonly string[]): RegExp => new RegExp(hints.map(escapePattern).join('|'));

const RULES = TRAILING_BOILERPLATE.map((rule) => ({ ...rule, hint: anyOf(rule.hints) }));
const ANY_HINT = anyOf(TRAILING_BOILERPLATE.flatMap(({ hints }) => hints));

const MAX_ROUNDS = 6;

/** Removes a dateline, "The post … appeared first on …", "Continue reading", "[…]"; `''` if nothing remains. */
function removeBoilerplate(text: string): string {
  let rest = removeDateline(text.replace(LEADING_BOILERPLATE, ''));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const shorter = removeOne(rest);
    if (shorter === null) break;
    rest = shorter;
  }
  return NOT_AN_EXCERPT.test(rest) ? '' : rest;
}

function removeOne(text: string): string | null {
  const lower = text.slice(-HINT_TAIL).toLowerCase();
  if (!ANY_HINT.test(lower)) return null;
  const start = Math.max(0, text.length - TAIL);
  const tail = text.slice(start);
  for (const { hint, pattern, ending } of RULES) {
    if (!hint.test(lower) || ending?.test(tail) === false) continue;
    const at = tail.search(pattern);
    if (at >= 0) return text.slice(0, start + at).trimEnd();
  }
  return null;
}
