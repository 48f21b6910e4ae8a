import { fold } from './fold.js';

const WORD = /[\p{L}\p{N}\p{M}&']+/gu;

/** Words of a label or a name in any language, folded; `A&B` is one. */
export function plainWords(text: string): readonly string[] {
  return fold(text, 'und').match(WORD) ?? [];
}
