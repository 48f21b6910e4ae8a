/** Latin, Greek and Cyrillic words, for which there are spelling candidates. Folded words have no marks. */
const SPELLABLE = /^[a-z\u00df-\u052f]{4,24}$/;

/** Whether a folded word may have spelling candidates. */
export const isSpellable = (word: string): boolean => SPELLABLE.test(word);

/** A word and the number of titles of its language that contain it. */
export type TermFrequency = [word: string, titles: number];

/** Titles with one word are counted up to here. */
export const MAX_COUNTED_TITLES = 10_000;
