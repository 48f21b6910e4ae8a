import type { QueryTerm } from '../../parse-text.js';

/** Written so, these are names, although they are function words in small letters. */
const NAMES: Readonly<Record<string, ReadonlySet<string>>> = { en: new Set(['US', 'IT', 'WHO']) };

/** Whether a term is a name that only looks like a function word. */
export const isName = ({ text }: QueryTerm, language: string): boolean => NAMES[language]?.has(text) === true;
