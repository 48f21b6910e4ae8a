import { words } from '../../text/words.js';
import { START } from './compile-topic-words.js';
import type { Clue, Clues, ClueWord } from './compile-topic-words.js';
import { endsLikeAForm } from './ends-like-a-form.js';

/** Prepositions and conjunctions that are one letter in front of the word; `words` has taken the article off. */
const IN_FRONT: Readonly<Record<string, string>> = { ar: 'وفبلك', he: 'והבלמשכ' };

function fits({ start, goesOn }: ClueWord, found: string, language: string): boolean {
  if (goesOn === '') return found === start;
  if (!found.startsWith(start)) return false;
  return goesOn === '*' || endsLikeAForm(found.slice(start.length), language);
}

/** The longest clue of which `first` is the first word, and what follows it the rest. */
function clueAt(first: string, text: readonly string[], at: number, clues: Clues): Clue | undefined {
  const standsHere = (clue: Clue): boolean =>
    clue.words.every((word, i) => {
      const found = i === 0 ? first : text[at + i];
      return found !== undefined && fits(word, found, clues.language);
    });
  const exact = clues.byWord.get(first)?.find(standsHere);
  const start = clues.byStart.get(first.slice(0, START))?.find(standsHere);
  return (start?.words.length ?? 0) > (exact?.words.length ?? 0) ? start : (exact ?? start);
}

/**
 * Clues of a text, the longest at each place; a word belongs to one clue only.
 *
 * @param clues of the text's language.
 */
export function cluesIn(text: string, clues: Clues): Set<Clue> {
  const found = new Set<Clue>();
  const all = words(text, clues.language);
  const inFront = IN_FRONT[clues.language] ?? '';
  for (let at = 0; at < all.length; at++) {
    const word = all[at]!;
    let clue = clueAt(word, all, at, clues);
    if (clue === undefined && inFront.includes(word[0]!)) clue = clueAt(word.slice(1), all, at, clues);
    if (clue === undefined) continue;
    found.add(clue);
    at += clue.words.length - 1;
  }
  return found;
}
