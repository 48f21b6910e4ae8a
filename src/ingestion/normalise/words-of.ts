import { fold } from '../../text/fold.js';

/** The words of a title in any language, without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => fold(text, 'und').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export const wordKey = (text: string): string => wordsOf(text).join(' ');
