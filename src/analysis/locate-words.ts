import { fold } from './fold.js';
import { isUnspaced, splitScripts, splitWords } from './words.js';

/** A word as the index stores it, and its range in the original text: UTF-16 code units, `end` exclusive. */
export interface LocatedWord {
  text: string;
  start: number;
  end: number;
}

type Span = Pick<LocatedWord, 'start' | 'end'>;
type SplitWords = ReturnType<typeof splitWords>;

const RUNS = /[\p{L}\p{N}\p{M}]+/gu;
/** Maximum number of runs of letters and digits in one word: initials, groups of digits, parts at an apostrophe. */
const MAX_RUNS = 7;
/** Maximum number of consecutive words that are skipped if the text lacks them, as it lacks the `plus` of `S24+`. */
const MAX_UNPLACED = 3;
/** Signs that may belong to the word before them: those of C++ and C#, and the full stop after initials. */
const SIGNS_BEHIND = /[+#\u266f.]*/y;

/**
 * The words of a text in the order of `words`, each with its range. Analysis changes the text (accents, initials,
 * numbers), so each run of letters and digits, or several in a row, is analysed alone. If the result is the word, the
 * run is its range.
 */
export function locateWords(text: string, language: string): LocatedWord[] {
  const found = splitWords(text.replaceAll('_', ' '), language);
  const runs = runsOf(text);
  const placed: LocatedWord[] = [];
  let at = 0;
  for (let i = 0; i < runs.length && at < found.length;) {
    const place = placeOf(i, at);
    if (place !== null) {
      placed.push(...rangesIn(text, place.span, found.slice(at, at + place.words), language));
      at += place.words;
      i += place.runs;
    } else if (i + 1 < runs.length && placeOf(i + 1, at) !== null) i++;
    else {
      let skipped = 1;
      while (skipped <= MAX_UNPLACED && placeOf(i, at + skipped) === null) skipped++;
      if (skipped > MAX_UNPLACED) i++;
      else at += skipped;
    }
  }
  return placed;

  /** Finds the fewest runs, from run `i` on, whose analysis gives the words from index `from` on; null if none does. */
  function placeOf(i: number, from: number): { span: Span; runs: number; words: number } | null {
    const run = runs[i]!;
    // Most words differ from the text in case only.
    if (found[from]?.text === text.slice(run.start, run.end).toLowerCase() && !found[from + 1]?.continues)
      return { span: run, runs: 1, words: 1 };
    for (let count = 1; count <= MAX_RUNS && i + count <= runs.length; count++) {
      const { start } = runs[i]!;
      const { end } = runs[i + count - 1]!;
      for (const span of withSigns(text, start, end)) {
        const own = splitWords(text.slice(span.start, span.end), language);
        if (isAt(found, own, from)) return { span, runs: count, words: own.length };
      }
    }
    return null;
  }
}

/** The runs of letters and digits in a text, split where a script without spaces begins or ends. */
function runsOf(text: string): Span[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: run, index }) => {
    let start = index;
    return splitScripts(run).map((part) => ({ start, end: (start += part.length) }));
  });
}

/** Ranges to try for a word: the given one, it with the signs after it, and it with a full stop before it. */
function* withSigns(text: string, start: number, end: number): Generator<Span> {
  yield { start, end };
  SIGNS_BEHIND.lastIndex = end;
  const behind = end + SIGNS_BEHIND.exec(text)![0].length;
  if (behind > end) yield { start, end: behind };
  if (text[start - 1] === '.') yield { start: start - 1, end };
}

/** Whether `found` has the words of `own` at index `from`, not followed by a bigram that continues them. */
const isAt = (found: SplitWords, own: SplitWords, from: number): boolean =>
  own.length > 0 &&
  own.every(({ text }, i) => found[from + i]?.text === text) &&
  found[from + own.length]?.continues !== true;

/** The range of each word inside a span: the two characters of a bigram, the whole span for any other word. */
function rangesIn(text: string, { start, end }: Span, words: SplitWords, language: string): LocatedWord[] {
  const isRun = words.every(({ text: word, continues }, i) => isUnspaced(word) && continues === i > 0);
  const characters = isRun ? locateCharacters(text.slice(start, end), runOf(words), language) : null;
  return words.map(({ text: word }, i) => {
    if (characters === null) return { text: word, start, end };
    const last = characters[i + Array.from(word).length - 1]!;
    return { text: word, start: start + characters[i]!.start, end: start + last.end };
  });
}

/** The characters of a sequence of overlapping bigrams. */
const runOf = (words: SplitWords): string[] =>
  words.flatMap(({ text }, i) => (i === 0 ? Array.from(text) : Array.from(text).slice(-1)));

/** A character with its combining marks, including the voicing marks of half-width Katakana. */
const CHARACTERS = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

/** The range of each folded character in the text; null if folding joins characters, so that no range can be given. */
function locateCharacters(text: string, folded: readonly string[], language: string): Span[] | null {
  const places: Span[] = [];
  for (const { 0: character, index: start } of text.matchAll(CHARACTERS)) {
    const end = start + character.length;
    const own = Array.from(fold(character, language));
    if (own.length > 0 && own.every((one, i) => folded[places.length + i] === one))
      for (let i = 0; i < own.length; i++) places.push({ start, end });
  }
  return places.length === folded.length ? places : null;
}
