import { DAY_HALVES } from './day-halves.js';
import { normaliseDate } from './normalise-date.js';
import { primaryLanguage } from './primary-language.js';

export interface FoundDayHalf {
  half: 'am' | 'pm' | null;
  /** What follows the time, without the word. */
  after: string;
}

interface Words {
  am: Side;
  pm: Side;
}

/** A word directly before a time, or directly after it. */
interface Side {
  before: RegExp;
  after: RegExp;
}

const EVERYWHERE: readonly [string, string] = ['a.m', 'p.m'];

/** Languages that decline by endings put theirs behind "pm" too, in their own letters. */
const END: Readonly<Record<'latin' | 'other', string>> = { latin: '(?![a-z])', other: '(?![\\p{L}\\p{M}])' };

let byLanguage: Map<string, Words> | null = null;
let anywhere: Words | null = null;

/** Which half of the day the text around a time says it is in, both as `normaliseDate` leaves them. */
export function readDayHalf(before: string, after: string, language: string | null): FoundDayHalf {
  byLanguage ??= new Map(Object.entries(DAY_HALVES).map(([code, line]) => [code, wordsOf([line])]));
  anywhere ??= wordsOf(Object.values(DAY_HALVES), (word) => !/[a-z]/.test(word));
  for (const words of [byLanguage.get(primaryLanguage(language)), anywhere]) {
    if (words === undefined) continue;
    // The half after noon first: Amharic's word for it contains none of the other's, Greek's differ in a letter.
    for (const half of ['pm', 'am'] as const) {
      if (words[half].after.test(after)) return { half, after: after.replace(words[half].after, '') };
      if (words[half].before.test(before)) return { half, after };
    }
  }
  return { half: null, after };
}

function wordsOf(lines: readonly string[], isWanted: (word: string) => boolean = () => true): Words {
  const halves: [string[], string[]] = [[EVERYWHERE[0]], [EVERYWHERE[1]]];
  for (const line of lines) {
    line.split('|').forEach((words, index) => {
      halves[index]?.push(
        ...words
          .split('/')
          .map((word) => normaliseDate(word))
          .filter(isWanted),
      );
    });
  }
  return { am: sideOf(halves[0]), pm: sideOf(halves[1]) };
}

function sideOf(words: readonly string[]): Side {
  const patterns = words.map((word) => word.replaceAll('.', '\\.? ?'));
  const trailing = patterns.map((word) => word + END[/^[a-z]/.test(word) ? 'latin' : 'other']);
  // A single letter before a time belongs to the year, as the mark of the era does in Arabic; and where words are
  // written without spaces, the name of the day stands right before.
  const leading = patterns
    .filter((_, index) => (words[index]?.length ?? 0) > 1)
    .map((word) => (/^[\p{sc=Han}\p{sc=Hangul}]/u.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}`));
  return {
    before: new RegExp(`(?:${leading.join('|')})\\.?,?\\s*$`, 'u'),
    after: new RegExp(`^\\s*(?:${trailing.join('|')})\\.?\\s*`, 'u'),
  };
}
