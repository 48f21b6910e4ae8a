import { fold } from '../analysis/fold.js';
import { cutPreview, MAX_PREVIEW_LENGTH } from './cut-preview.js';

const NOT_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu;

function letters(text: string): string {
  return fold(text, 'und').replace(NOT_LETTERS, '');
}

/** Whether a text says nothing but its title: all of it, a cut-off part, or the title and the publisher's name. */
function repeatsTitle(text: string, title: string, sourceNames: readonly string[]): boolean {
  const said = letters(text);
  const headline = letters(title);
  if (headline === '' || said === headline) return true;
  if (said.length < headline.length) return headline.startsWith(said) && /(?:…|\.{3}|\])\s*$/u.test(text);
  if (!said.startsWith(headline)) return false;
  const rest = said.slice(headline.length);
  return rest === headline || sourceNames.some((name) => letters(name) === rest);
}

/**
 * The preview of an article, at most `max` UTF-16 code units: the beginning of its text, or nothing when the
 * text only repeats the title, as feeds without summaries do.
 *
 * @param sourceNames names and hosts of the publisher, which aggregators print behind the title.
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
