/**
 * Words that decide whether two titles say the same, by language. Folded spellings. Where a language is missing,
 * its titles are compared without them: stricter, never looser.
 */

/** Denials: one more or less turns the meaning. */
export const NEGATIONS: Record<string, string> = {
  en: 'not no never without nor neither none nobody nothing cannot cant dont doesnt didnt wont isnt arent wasnt werent hasnt havent hadnt shouldnt wouldnt couldnt aint',
};

/** Words that turn the meaning when one stands for another. */
export const TURNING: Record<string, string> = {
  en: 'before after for against from to up down in out over under more less with off on',
};

/** Number words that are only numbers, in the order 2, 3, … 12. */
export const NUMBERS: Record<string, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
};

export const FUNCTION_WORDS: Record<string, string> = {
  en: 'a an the of in on at to for from by with and or but as is are was were be been has have had will would can could may might its it his her their our this that these those than then so up out over after before into about amid says said say',
};
