import { itemText } from './item-text.js';

/** Maximum characters of a sentence that serves as a title; a longer one is cut at the end of a word. */
const MAX_LENGTH = 100;
const MIN_WORDS = 3;

/** Tags at which a sentence ends, even without a full stop. */
const BLOCK = /<\/?(?:p|br|div|li|h[1-6]|blockquote|tr|ul|ol)\b[^<>]*>/i;
const MAX_BLOCKS = 20;

const SENTENCES = new Intl.Segmenter('und', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('und', { granularity: 'word' });

/** An abbreviation whose full stop does not end the sentence: `Dr.`, `St.`, `J.`. */
const ABBREVIATION = /(?:^|\s)\p{Lu}\p{L}{0,3}\.\s*$/u;

/** The first sentence of an item's texts, which serves as its title; `''` if it has fewer than three words. */
export function firstSentence(htmls: readonly string[]): string {
  for (const html of htmls) {
    if (html === '') continue;
    for (const block of html.split(BLOCK, MAX_BLOCKS)) {
      const text = block === '' ? '' : itemText([block], '');
      if (text !== '') return titleOf(text);
    }
  }
  return '';
}

function titleOf(text: string): string {
  let sentence = '';
  for (const { segment } of SENTENCES.segment(text.slice(0, MAX_LENGTH * 4))) {
    sentence += segment;
    if (!ABBREVIATION.test(sentence)) break;
  }
  const words = [...WORDS.segment(sentence)].filter(({ isWordLike }) => isWordLike === true);
  return words.length < MIN_WORDS ? '' : shorten(sentence.trim());
}

/** Removes the full stop of a sentence, and cuts a long one at the end of a word. */
function shorten(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence.replace(/(?<!\.)[.。]$/, '').trimEnd();
  let end = 0;
  for (const { index, segment } of WORDS.segment(sentence.slice(0, MAX_LENGTH * 2))) {
    if (index + segment.length > MAX_LENGTH - 1) break;
    end = index + segment.length;
  }
  return `${sentence.slice(0, end).replace(/[\s,;:–—-]+$/, '')}…`;
}
