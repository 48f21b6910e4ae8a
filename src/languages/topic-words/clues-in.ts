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

/** Whether a clue of which `first` is the first word goes on as the text does. */
function standsAt(
  { words: parts }: Clue,
  first: string,
  text: readonly string[],
  at: number,
  language: string,
): boolean {
  if (!fits(parts[0]!, first, language)) return false;
  for (let i = 1; i < parts.length; i++) {
    const found = text[at + i];
    if (found === undefined || !fits(parts[i]!, found, language)) return false;
  }
  return true;
}

/** The longest clue of which `first` is the first word, and what follows it the rest. */
function clueAt(first: string, text: readonly string[], at: number, clues: Clues): Clue | undefined {
  const { byWord, byStart, language } = clues;
  const exact = byWord.get(first)?.find((clue) => standsAt(clue, first, text, at, language));
  const start = byStart.get(first.slice(0, START))?.find((clue) => standsAt(clue, first, text, at, language));
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
