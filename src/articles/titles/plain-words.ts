import { fold } from '../../text/fold.js';

/** Words of a label or a name in any language, folded; `A&B` is one. */
export function plainWords(text: string): string[] {
  return fold(text, 'und').match(/[\p{L}\p{N}\p{M}&']+/gu) ?? [];
}
