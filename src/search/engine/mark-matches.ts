import { isOneCharacter, isUnspaced } from '../../analysis/words.js';
import type { LocatedWord } from '../../analysis/locate-words.js';
import type { Candidate, MatchedRanges, TextRange } from '../../articles/article.js';
import { formTokens, locateSearchedWords, wordToken } from '../../index/tokens.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { contentGroups } from '../content-groups.js';
import type { QueryTerm } from '../parsed-text.js';
import type { RespelledWords } from '../search-provider.js';
import { analysisLanguages, type SearchQuery } from '../search-query.js';
import type { Expression } from './expression.js';
import { planLanguages } from './plan-language.js';
import { expandVariants, termInAnyForm, termInRelatedWords, phraseOfWords } from './terms.js';

/** Finds the words of an article that match the query. @param isRelaxed whether it may lack words of the query. */
type MarkMatches = (article: Candidate, isRelaxed: boolean) => MatchedRanges;

/**
 * Makes a function that finds the matching words in titles and previews by evaluating the expressions of the query as the
 * index does.
 * @param respelled words of the query with their spelling candidates.
 */
export function markMatches(query: SearchQuery, respelled: RespelledWords['pairs'] = []): MarkMatches {
  if (query.parsed === null) return () => ({ title: [], preview: [] });
  const tiers = planLanguages(query).flatMap((plan) => plan.tiers.map(({ expression }) => expression));
  const [first] = analysisLanguages(query);
  const forms: Forms = new Map();
  return (article, isRelaxed) => {
    const language = article.language === undefined ? first! : analysisLanguage(article.language);
    const text = new ShownText(article, language, forms);
    const related = isRelaxed ? relatedPlaces(text, query, respelled, language) : [];
    return text.spansOf([...placesOf(text, tiers), ...related]);
  };
}

/** A word of an article with its position in the title or preview. */
interface Place extends LocatedWord {
  isInTitle: boolean;
}

/** The words that an expression matches in a text; null where it does not match. */
type Places = readonly Place[] | null;

/** The words of a text that an expression matches; if none does, as the index has more text, those of its parts. */
function placesOf(text: ShownText, tiers: readonly Expression[]): readonly Place[] {
  const matched = tiers.map((one) => text.find(one)).filter((places) => places !== null);
  if (matched.length > 0) return matched.flat();
  return tiers.flatMap((one) => partsOf(one)).flatMap(({ part, isTitle }) => text.find(part, isTitle) ?? []);
}

/** The parts of an expression that must all match; `isTitle` for a part that must be in the title. */
function partsOf(of: Expression, isTitle = false): { part: Expression; isTitle: boolean }[] {
  if (of.kind === 'and') return of.of.flatMap((one) => partsOf(one, isTitle));
  if (of.kind === 'not') return partsOf(of.of, isTitle);
  if (of.kind === 'field' && of.field === 'title') return partsOf(of.of, true);
  return [{ part: of, isTitle }];
}

/** The words of a text that are related to words of the query that the text lacks, or that respell such words. */
function relatedPlaces(
  text: ShownText,
  { parsed }: SearchQuery,
  respelled: RespelledWords['pairs'],
  language: string,
): readonly Place[] {
  const ofAny = (terms: readonly QueryTerm[], reading: typeof termInAnyForm): readonly Place[] =>
    terms
      .map((term) => reading(term, language))
      .flatMap((one) => (one === null ? [] : (text.find(one) ?? [])));
  const missing = contentGroups(parsed!.groups, language)
    .map((group) => group.flatMap(expandVariants))
    .filter((group) => ofAny(group, termInAnyForm).length === 0);
  const candidates = respelled.map(([, candidate]) => phraseOfWords(candidate, language));
  return [
    ...missing.flatMap((group) => ofAny(group, termInRelatedWords)),
    ...candidates.flatMap((one) => (one === null ? [] : (text.find(one) ?? []))),
  ];
}

/** The words of a title or preview in order, and by the index tokens that find them. */
interface ShownField {
  isInTitle: boolean;
  inOrder: readonly LocatedWord[];
  byToken: ReadonlyMap<string, readonly LocatedWord[]>;
}

/** The title and preview of an article, searched as in the index. */
class ShownText {
  private readonly fields: readonly ShownField[];

  constructor({ title, preview }: Pick<Candidate, 'title' | 'preview'>, language: string, forms: Forms) {
    this.fields = [readField(title, language, true, forms), readField(preview, language, false, forms)];
  }

  /** The words that an expression matches; null if it does not. @param isTitle whether only the title is searched. */
  find(of: Expression, isTitle = false): Places {
    switch (of.kind) {
      case 'and': {
        const all = of.of.map((one) => this.find(one, isTitle));
        return all.includes(null) ? null : all.flatMap((places) => places!);
      }
      case 'or': {
        const found = of.of.map((one) => this.find(one, isTitle));
        // A run of a script without spaces that stands as typed is not marked where its parts stand apart.
        const isTyped = found[0] !== null && isRun(of.of[0]!);
        const any = found.filter((places, i) => places !== null && !(isTyped && of.of[i]!.kind === 'and'));
        return any.length === 0 ? null : any.flatMap((places) => places!);
      }
      case 'not':
        return this.find(of.of, isTitle);
      case 'field':
        return of.field === 'title' ? this.find(of.of, true) : this.findLabel(of.of);
      default: {
        const places = this.fields
          .filter(({ isInTitle }) => isInTitle || !isTitle)
          .flatMap((field) => findInOrder(field, of).flat());
        return places.length === 0 ? null : places;
      }
    }
  }

  /** The words that a token of a lemma (dictionary form) matches; no words (but a match) for one of a country. */
  private findLabel(of: Expression): Places {
    const token = of.kind === 'phrase' ? of.tokens[0]! : '';
    if (!/^[tur]__/.test(token)) return [];
    const places = this.fields.flatMap(({ byToken, isInTitle }) =>
      (byToken.get(token) ?? []).map((word) => ({ ...word, isInTitle })),
    );
    return places.length === 0 ? null : places;
  }

  /** Converts words to ranges in the text: sorted, distinct, and adjacent ones joined. */
  spansOf(places: readonly Place[]): MatchedRanges {
    const of = (isInTitle: boolean): Place[] => places.filter((one) => one.isInTitle === isInTitle);
    return { title: merged(of(true)), preview: merged(of(false)) };
  }
}

/** Tokens of a word's other forms, by word; shared by the articles of a response, which have many in common. */
type Forms = Map<string, readonly string[]>;

function readField(text: string, language: string, isInTitle: boolean, forms: Forms): ShownField {
  const { inOrder, joined } = locateSearchedWords(text, language);
  const byToken = new Map<string, LocatedWord[]>();
  for (const word of [...inOrder, ...joined]) {
    const key = `${language} ${isInTitle} ${word.text}`;
    const others = forms.get(key) ?? formTokens(word.text, language, isInTitle);
    forms.set(key, others);
    for (const token of [wordToken(language, word.text), ...others])
      byToken.set(token, [...(byToken.get(token) ?? []), word]);
  }
  const tokens = inOrder.map((word) => ({ ...word, text: wordToken(language, word.text) }));
  return { isInTitle, inOrder: tokens, byToken };
}

const isRun = (of: Expression): boolean =>
  of.kind === 'phrase' && of.tokens.length > 1 && of.tokens.every(isUnspaced);

type InOrder = Extract<Expression, { kind: 'phrase' | 'prefix' | 'near' }>;

/** For each place where the tokens are adjacent, the words there. */
function findInOrder(field: ShownField, of: InOrder): Place[][] {
  const { inOrder, byToken, isInTitle } = field;
  if (of.kind === 'near') return findNear(field, of.of, of.distance);
  const tokens = of.kind === 'phrase' ? of.tokens : [...of.after, of.start];
  if (of.kind === 'phrase' && tokens.length === 1)
    return (byToken.get(tokens[0]!) ?? []).map((word) => [{ ...word, isInTitle }]);
  const last = tokens.length - 1;
  const isToken = (i: number, text: string): boolean =>
    of.kind === 'prefix' && i === last ? text.startsWith(tokens[i]!) : text === tokens[i];
  return inOrder.flatMap((_, at) => {
    const words = inOrder.slice(at, at + tokens.length);
    if (words.length < tokens.length || !words.every(({ text }, i) => isToken(i, text))) return [];
    const found = words.map((word) => ({ ...word, isInTitle }));
    // A single character begins a bigram, whose second one is another word.
    if (of.kind === 'prefix' && isOneCharacter(wordOf(of.start)))
      found[last]!.end = found[last]!.start + wordOf(of.start).length;
    return [found];
  });
}

/** The word in a token, without the prefix for the language. */
const wordOf = (token: string): string => token.slice(token.indexOf('_') + 1);

/** For each place where all parts are at most `distance` words apart, the words there. */
function findNear(field: ShownField, parts: readonly InOrder[], distance: number): Place[][] {
  const places = new Map(field.inOrder.map(({ start }, i) => [start, i]));
  const found = parts.map((part) => findInOrder(field, part));
  const isNear = (one: readonly Place[], other: readonly Place[]): boolean => {
    const [first, second] = one[0]!.start < other[0]!.start ? [one, other] : [other, one];
    const between = places.get(second[0]!.start)! - places.get(first.at(-1)!.start)! - 1;
    return between >= 0 && between <= distance;
  };
  return found.flatMap((some, i) =>
    some.filter((one) => found.every((others, j) => i === j || others.some((other) => isNear(one, other)))),
  );
}

function merged(places: readonly LocatedWord[]): TextRange[] {
  const spans: TextRange[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = spans.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else spans.push([start, end]);
  }
  return spans;
}
