import { secondsOf } from '../../../../index/article-id.js';
import { type IdRange, type IndexReader, WHOLE_INDEX } from '../../../../index/index-reader.js';
import { isSpellable } from '../../../../index/vocabulary/vocabulary-words.js';
import { possibleStems } from '../../../../analysis/stem.js';
import { words } from '../../../../analysis/words.js';
import type { QueryTerm } from '../../../parse-text.js';
import { anyOf, type Expression } from '../query/expression.js';
import { renderFts5 } from '../query/render-fts5.js';
import { inAnyForm, phrase } from '../query/terms.js';
import { neighboursOf } from './neighbours.js';

/** A word of a query, and what stands for it where not all words are found together. */
export interface LooseWord {
  term: QueryTerm;
  /** In any of its forms. */
  expression: Expression;
  /** The rarer the word the more it says. */
  weight: number;
  /** Whether few articles hold it; none do where `isMissing`. */
  isRare: boolean;
  isMissing: boolean;
  /** Words that are written nearly the same, where the index does not know this one, or hardly. */
  neighbours: string[];
  neighbour: Expression | null;
}

/** So many of the newest matches tell how frequent a word is that the vocabulary does not keep. */
const COUNTED = 100;
/** Over how long matches that fill the count are thought to go on, in seconds. */
const SPAN = 30 * 86_400;
const SHORTEST_REACH = 3600;
/** So many articles hold a word for one that has it in its title. */
const ARTICLES_PER_TITLE = 3;
/** A word is rare when at most so many of the language's articles hold it, or so few in a small index. */
const RARE = 0.02;
const FEW = 20;
/** The index hardly knows a word that one article in so many holds. */
const HARDLY = 25_000;
/** A neighbour stands in so many times as many titles as the word in articles. */
const BETTER_KNOWN = 10;

/** Reads how frequent words are, and what they may have been meant to be. */
class WordCounts {
  readonly all: number;
  /** How often a word may stand in the index and still be a slip of somebody's pen. */
  private readonly hardly: number;

  constructor(
    private readonly index: IndexReader,
    private readonly language: string,
    private readonly now: number,
  ) {
    this.all = index.vocabulary.titles(language);
    this.hardly = Math.floor(this.all / HARDLY);
  }

  /** In about how many articles any form of a word stands, by the titles that hold it. */
  byTitles(word: string): number {
    const forms = [...new Set([word, ...possibleStems(word, this.language)])].filter(isSpellable);
    const known = this.index.vocabulary.known(forms, this.language);
    return ARTICLES_PER_TITLE * known.reduce((sum, [, titles]) => sum + titles, 0);
  }

  /** In how many articles an expression is met; beyond 100 told by how far back the newest 100 reach. */
  byMatches(expression: Expression, range: IdRange): number {
    const ids = this.index.match(renderFts5(expression), range, COUNTED);
    if (ids.length < COUNTED) return ids.length;
    const reach = this.now - (secondsOf(ids.at(-1)!) ?? 0);
    return Math.max(COUNTED, (COUNTED * SPAN) / Math.max(SHORTEST_REACH, reach));
  }

  isHardlyKnown(count: number): boolean {
    return count <= this.hardly;
  }

  neighbours(word: string, expression: Expression): string[] {
    const matches = this.index.match(renderFts5(expression), WHOLE_INDEX, this.hardly + 1).length;
    if (matches > this.hardly) return [];
    const titles = Math.max(1, this.hardly, matches * BETTER_KNOWN);
    return neighboursOf(word, titles, this.index.vocabulary, this.language);
  }
}

/** The only word of a term, where its spelling can be mistaken. */
function spellableWord(term: QueryTerm, language: string): string | null {
  const [word, ...others] = words(term.text, language);
  return word !== undefined && others.length === 0 && isSpellable(word) ? word : null;
}

/**
 * The plain words of a query with how much each says, the rarest first; a word that no article holds comes last.
 *
 * @param limited what holds for every article of the answer: phrases, excluded words, a country.
 */
export function looseWords(
  index: IndexReader,
  terms: QueryTerm[],
  limited: (expression: Expression) => Expression,
  range: IdRange,
  language: string,
  now: number,
): LooseWord[] {
  const counts = new WordCounts(index, language, now);
  const found = terms.flatMap((term): LooseWord[] => {
    const expression = inAnyForm(term, language);
    if (expression === null) return [];
    const word = spellableWord(term, language);
    const byTitles = word === null ? 0 : counts.byTitles(word);
    const count = counts.isHardlyKnown(byTitles) ? counts.byMatches(limited(expression), range) : byTitles;
    const isHardlyKnown = word !== null && counts.isHardlyKnown(count);
    const neighbours = isHardlyKnown ? counts.neighbours(word, expression) : [];
    const ways = neighbours.map((one) => phrase(one, language)).filter((one) => one !== null);
    return [
      {
        term,
        expression,
        weight: Math.log(2 + counts.all / (count + 1)),
        isRare: count <= Math.max(FEW, counts.all * RARE),
        isMissing: count === 0,
        neighbours,
        neighbour: ways.length === 0 ? null : anyOf(ways),
      },
    ];
  });
  return found.sort((a, b) => Number(a.isMissing) - Number(b.isMissing) || b.weight - a.weight);
}
