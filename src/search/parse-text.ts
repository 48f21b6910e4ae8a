import { parseHostName } from '../config/parse-host-name.js';
import type { QueryClause, QueryCondition, ParsedText, QueryTerm, SyntaxFault } from './parsed-text.js';
import { withoutForeignSyntax } from './foreign-syntax.js';
import { splitClause, toPlainSyntax } from './split-clause.js';

type QueryToken = QueryTerm & {
  kind: 'term' | 'title' | 'site' | 'near' | 'and' | 'not' | 'open' | 'close';
  isExcluded: boolean;
  /** Position in UTF-16 code units. */
  at: number;
};

/** A number or initials with spaces inside, read as one word: `1 200`, `J. K.`, `J K`. */
const SPACED_WORD =
  '(?<![^\\s(:!‐‑−–-])(?:\\p{Nd}{1,3}(?:[ \\u00a0\\u2009\\u202f]\\p{Nd}{3})+|(?:\\p{L}\\.[ \\u00a0])+\\p{L}\\.|\\p{Lu}(?: \\p{Lu})+)(?=$|[\\s)])';
/** A token of a query: a minus or exclamation mark or none, then a parenthesis, a phrase in quotes, or other text. */
const TOKEN = new RegExp(
  `(?<minus>(?<![^\\s(])[-‐‑−–!](?=[^\\s!]))?(?:(?<parenthesis>[()])|(?<field>(?:[tT][iI][tT][lL][eE]|[sS][iI][tT][eE]):)?(?:["“”„‟«»](?<phrase>[^"“”„‟«»]*)["“”„‟«»]|(?<word>${SPACED_WORD}|[^\\s"“”„‟«»()]+)))`,
  'gu',
);
/** A gershayim, a Hebrew mark inside a word that is typed as a quotation mark: `צה"ל`. */
const GERSHAYIM = /(?<=[\u05d0-\u05ea])["“”„](?=[\u05d0-\u05ea])/g;
/**
 * Signs and operators as Chinese and Japanese keyboards type them: parentheses, quotation marks, colon, minus and Latin
 * letters. A full-width exclamation mark is punctuation.
 */
const FULL_WIDTH = /[\uff02\uff08\uff09\uff0d\uff1a\uff21-\uff3a\uff41-\uff5a]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const EXCLAMATION = /(?<![^\s(])!(?=[^\s!])/;
/** A comma that separates two words, since a minus or an exclamation mark follows it: `a,-b` becomes `a -b`. */
const COMMA = /(?<=\S),(?=[-‐‑−–!][\p{L}"“(]|(?<=\p{L},)[-‐‑−–!]\p{N})/gu;
const NEAR = /^NEAR\/(\d+)$/;
const FIELD = /^(?:title|site):$/i;

/** Whether `AND` and `NOT` are operators; in a text in capitals they are words. */
const hasOperators = (text: string): boolean =>
  /(?![\p{Lu}\p{Lt}])\p{L}/u.test(text) && /\b(?:AND|NOT)\b/.test(text);
const OPERATORS: Readonly<Record<string, 'and' | 'not'>> = { AND: 'and', NOT: 'not' };

function tokenize(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  const operators = hasOperators(text) ? OPERATORS : {};
  for (const { groups, index: at } of text.matchAll(TOKEN)) {
    const { minus, parenthesis, field, phrase, word = '' } = groups as Record<string, string | undefined>;
    const term = (phrase ?? word).trim();
    const token = { text: term, phrase: phrase !== undefined, isExcluded: minus !== undefined, at };
    const prefix = field ?? (FIELD.test(word) ? word : '');
    if (parenthesis !== undefined) tokens.push({ ...token, kind: parenthesis === '(' ? 'open' : 'close' });
    else if (prefix !== '')
      tokens.push({
        ...token,
        text: field === undefined ? '' : term,
        kind: prefix.toLowerCase() === 'title:' ? 'title' : 'site',
      });
    else if (!token.phrase && !token.isExcluded && NEAR.test(term)) tokens.push({ ...token, kind: 'near' });
    else if (hasWord(term))
      tokens.push({
        ...token,
        kind: token.phrase || token.isExcluded ? 'term' : (operators[term] ?? 'term'),
      });
  }
  return tokens;
}

const isOperand = (token: QueryToken | undefined): boolean =>
  token !== undefined && !/^(?:and|not|near|close)$/.test(token.kind) && !isOr(token);

/** Replaces `NOT a` by `-a` and removes `AND` between two operands. Operators without an operand stay. */
function withoutAndNot(tokens: readonly QueryToken[]): QueryToken[] {
  const read: QueryToken[] = [];
  for (const [i, token] of tokens.entries()) {
    const [before, next] = [read.at(-1), tokens[i + 1]];
    const afterNot = tokens[i - 1]?.kind === 'not' && before !== tokens[i - 1];
    if (token.kind === 'not' && isOperand(next) && next?.isExcluded === false) continue;
    const isAfterOperand = before?.kind === 'close' || (isOperand(before) && before?.kind !== 'open');
    if (token.kind === 'and' && isAfterOperand && (isOperand(next) || next?.kind === 'not')) continue;
    read.push(afterNot ? { ...token, isExcluded: true } : token);
  }
  return read;
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const isOr = (token: QueryToken | undefined): boolean =>
  token?.kind === 'term' && !token.phrase && !token.isExcluded && token.text === 'OR';
const termOf = ({ text, phrase }: QueryToken): QueryTerm => ({ text, phrase });

/** Thrown for a text that does not follow the grammar. */
class NotParsed extends Error {
  constructor(
    readonly at: number,
    readonly detail: string,
  ) {
    super(detail);
  }
}

const MAX_DISTANCE = 20;
/** Maximum depth of nested parentheses; a deeper query is read as plain words. */
const MAX_DEPTH = 100;

/**
 * Reads the tokens of a query, in which `NOT a` and `!a` are written `-a`, and `a AND b` is written `a b`:
 *
 *     query  = { item | "OR" } ;             all items; OR between two items: either, before anything else
 *     item   = [ "-" ] ( near | single ) ;   a minus excludes, also beside OR
 *     near   = single { "NEAR/" distance single } ;   words or phrases with 1 to 20 others between them, in any order
 *     single = "(" query ")" | "title:" term | "site:" host | term ;
 *     term   = word | '"' { word } '"' ;
 *
 * OR and NEAR are upper-case. A prefix, its operand and a minus have no white space between them. Of several faults the
 * leftmost is reported.
 */
class QueryReader {
  private next = 0;
  private readonly unclosed: readonly QueryToken[];

  constructor(private readonly tokens: readonly QueryToken[]) {
    this.unclosed = unclosedIn(tokens);
  }

  /** Reads the complete query. @throws NotParsed */
  read(): QueryClause {
    const clause = this.query(0);
    const rest = this.tokens[this.next];
    if (rest !== undefined) throw new NotParsed(rest.at, 'This parenthesis was not opened.');
    return clause;
  }

  private query(depth: number): QueryClause {
    const clause: QueryClause = { kind: 'clause', groups: [], excluded: [] };
    let last: QueryCondition[] | null = null;
    let or: QueryToken | null = null;
    for (;;) {
      const token = this.tokens[this.next];
      if (token === undefined || token.kind === 'close') break;
      if (isOr(token)) {
        if (or !== null || clause.groups.length + clause.excluded.length === 0) throw withoutOperand(token);
        or = token;
        this.next++;
        continue;
      }
      const item = this.item(depth);
      if (token.isExcluded) {
        clause.excluded.push(item);
        last = null;
      } else if (or !== null && last !== null) last.push(item);
      else clause.groups.push((last = [item]));
      or = null;
    }
    if (or !== null) throw withoutOperand(or);
    return clause;
  }

  private item(depth: number): QueryCondition {
    let left = this.single(depth);
    const pairs: QueryCondition[][] = [];
    for (;;) {
      const token = this.tokens[this.next];
      if (token?.kind !== 'near') break;
      const distance = Number(NEAR.exec(token.text)![1]);
      if (distance < 1 || distance > MAX_DISTANCE)
        throw new NotParsed(token.at, `The distance of NEAR is 1 to ${MAX_DISTANCE}.`);
      this.next++;
      const operand = this.tokens[this.next];
      if (operand === undefined || operand.isExcluded || isOr(operand)) throw withoutOperand(token);
      if (left.kind !== 'term') throw withoutOperand(token);
      const right = this.single(depth);
      if (right.kind !== 'term') throw withoutOperand(token);
      pairs.push([{ kind: 'near', terms: [left.term, right.term], distance }]);
      left = right;
    }
    if (pairs.length === 0) return left;
    return pairs.length === 1 ? pairs[0]![0]! : { kind: 'clause', groups: pairs, excluded: [] };
  }

  private single(depth: number): QueryCondition {
    const token = this.tokens[this.next++]!;
    switch (token.kind) {
      case 'open':
        return this.group(token, depth);
      case 'title':
        if (!hasWord(token.text))
          throw new NotParsed(token.at, 'title: is followed by a word, without a space.');
        return { kind: 'title', term: termOf(token) };
      case 'site': {
        const host = parseHostName(token.text);
        if (host === null)
          throw new NotParsed(
            token.at,
            'site: is followed by a host name such as bbc.co.uk, without a space.',
          );
        return { kind: 'site', host };
      }
      case 'term':
        return { kind: 'term', term: termOf(token) };
      default:
        throw withoutOperand(token);
    }
  }

  /** Reads a group in parentheses. @param open the opening parenthesis, which has been read. */
  private group(open: QueryToken, depth: number): QueryCondition {
    if (this.unclosed.includes(open)) throw new NotParsed(open.at, 'This parenthesis is not closed.');
    if (depth === MAX_DEPTH) throw new NotParsed(open.at, 'There are too many parentheses in parentheses.');
    const clause = this.query(depth + 1);
    this.next++;
    const { groups, excluded } = clause;
    if (groups.length + excluded.length === 0)
      throw new NotParsed(open.at, 'There is no word in these parentheses.');
    const [only] = groups;
    return groups.length === 1 && only!.length === 1 && excluded.length === 0 ? only![0]! : clause;
  }
}

/** The opening parentheses that have no closing one. */
function unclosedIn(tokens: readonly QueryToken[]): QueryToken[] {
  const open: QueryToken[] = [];
  for (const token of tokens) {
    if (token.kind === 'open') open.push(token);
    if (token.kind === 'close') open.pop();
  }
  return open;
}

function withoutOperand(token: QueryToken): NotParsed {
  if (token.kind === 'near') return new NotParsed(token.at, 'NEAR stands between two words or phrases.');
  if (token.kind === 'close') return new NotParsed(token.at, 'This parenthesis was not opened.');
  if (token.kind === 'not') return new NotParsed(token.at, 'NOT stands before a word.');
  if (token.kind === 'and') return new NotParsed(token.at, 'AND stands between two words.');
  return new NotParsed(token.at, 'OR stands between two words.');
}

/** Reads a text that does not follow the grammar: its words, with minus, quotes and OR, but no other operators. */
function readWords(tokens: readonly QueryToken[]): QueryClause {
  const words = tokens
    .filter(({ kind, text }) => kind === 'term' || ((kind === 'title' || kind === 'site') && hasWord(text)))
    .map((token): QueryToken => ({ ...token, kind: 'term' }));
  const isBetween = (i: number): boolean => isOr(words[i]) && i > 0 && i < words.length - 1;
  const clause: QueryClause = { kind: 'clause', groups: [], excluded: [] };
  words.forEach((token, i) => {
    const item: QueryCondition = { kind: 'term', term: termOf(token) };
    const last = clause.groups.at(-1);
    if (token.isExcluded) clause.excluded.push(item);
    else if (isBetween(i)) return;
    else if (isOr(words[i - 1]) && i > 1 && !words[i - 2]!.isExcluded && last !== undefined) last.push(item);
    else clause.groups.push([item]);
  });
  return clause;
}

function first(a: SyntaxFault | null, b: SyntaxFault | null): SyntaxFault | null {
  if (a === null || b === null) return a ?? b;
  return a.position <= b.position ? a : b;
}

/**
 * Parses the text of a query: plain words, `"a phrase"`, `-word`, `NOT word`, `!word`, `a OR b`, `a AND b`, parentheses,
 * `title:word`, `site:host`, `a NEAR/5 b`. Never fails: a text that violates the grammar of `QueryReader` or contains
 * another engine's syntax is read as plain words, with a `fault`. Unpaired quotes and other punctuation are ignored.
 */
export function parseText(text: string): ParsedText {
  const quoted = text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(GERSHAYIM, '\u05f4')
    .replace(COMMA, ' ');
  const own = withoutForeignSyntax(quoted);
  const typed = tokenize(own.text);
  const tokens = withoutAndNot(typed);
  let { fault } = own;
  let clause: QueryClause;
  try {
    clause = new QueryReader(tokens).read();
  } catch (error) {
    if (!(error instanceof NotParsed)) throw error;
    fault = first(fault, { position: [...text.slice(0, error.at)].length, detail: error.detail });
    clause = readWords(tokens);
  }
  const parts = splitClause(clause);
  const isPlain = own.text === text && !EXCLAMATION.test(text) && typed.every(({ kind }) => kind === 'term');
  return { ...parts, typed: text, plain: isPlain ? text : toPlainSyntax(parts) || text, fault };
}

/**
 * Codes that look like operators in the name of a place: `OR` is Oregon after a comma, in parentheses, or at the end
 * beside a postal code or the country; `AND` is Andorra.
 */
const STATE =
  /(?<=[,(]\s*)(?:OR|AND)(?![\p{L}\p{N},])|(?<![^\s(])(?:OR|AND)(?=(?:\s+(?:\d{5}(?:-\d{4})?|U\.?S\.?(?:A\.?)?|United States))?[\s)]*$)/gu;

/**
 * Parses the name of a place. Words in parentheses identify the place, as words after a comma do: `Frankfurt (an der
 * Oder)`. State codes are no operators: `OR` in `Portland OR`.
 */
export function parsePlace(text: string): ParsedText {
  const named = text.replace(STATE, '$&,');
  const tokens = tokenize(named);
  const isPlace = tokens.every(({ kind, isExcluded }) => !isExcluded && /^(?:term|open|close)$/.test(kind));
  const parsed = parseText(named);
  const inParentheses = isPlace && /[()]/.test(text) && !tokens.some(isOr);
  const read = inParentheses ? parseText(named.replace(/\s*[()]\s*/g, ', ')) : parsed;
  const isAsTyped = inParentheses || parsed.plain === named;
  return { ...read, typed: text, plain: isAsTyped ? text : parsed.plain, fault: parsed.fault };
}
