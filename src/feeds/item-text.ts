import { foldSpace, truncate } from './fold-space.js';
import { htmlToText } from './html-to-text.js';
import { MAX_CATEGORIES, MAX_CATEGORY_LENGTH, MAX_TITLE_LENGTH } from './limits.js';
import { removeBoilerplate } from './remove-boilerplate.js';

/** A title as HTML, which is how feeds mean it, with what only looks like a tag kept. */
export function titleText(html: string): string {
  return htmlToText(html, { maxLength: MAX_TITLE_LENGTH, keepUnknownTags: true });
}

/** A text that its format declares to be plain: nothing in it is markup. */
export function plainText(text: string, maxLength: number): string {
  return truncate(foldSpace(text), maxLength);
}

/**
 * The text of an item: the first of its summaries and contents that has one beside markup, boilerplate and its
 * own title.
 */
export function itemText(candidates: readonly string[], title: string): string {
  let last = '';
  for (const html of candidates) {
    if (html === '') continue;
    const text = removeBoilerplate(htmlToText(html));
    if (text !== '' && text !== title) return text;
    last ||= text;
  }
  return last;
}

/** Distinct categories as plain text, in their order. */
export function categoryTexts(written: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const html of written) {
    const text = htmlToText(html, { maxLength: MAX_CATEGORY_LENGTH });
    if (text !== '' && !distinct.has(text.toLowerCase())) distinct.set(text.toLowerCase(), text);
    if (distinct.size >= MAX_CATEGORIES) break;
  }
  return [...distinct.values()];
}
