import { fold } from '../../text/fold.js';

const WORD = /[\p{L}\p{N}\p{M}&']+/gu;

let last = '';
let wordsOfLast: string[] = [];

/** Words of a label or a name in any language, folded; `A&B` is one. */
export function plainWords(text: string): readonly string[] {
  if (text === last) return wordsOfLast;
  wordsOfLast = fold(text, 'und').match(WORD) ?? [];
  last = text;
  return wordsOfLast;
}
