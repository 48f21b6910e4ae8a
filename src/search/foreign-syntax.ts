import type { SyntaxFault } from './parsed-text.js';

/** A pattern of another search engine's syntax. Its capturing groups are the words to keep. */
interface ForeignSyntax {
  pattern: string;
  /** Description of the fault: a sentence in ASCII, without quotation marks. */
  detail: string;
}

const QUOTED_TEXT = '["“”„‟«»][^"“”„‟«»]*["“”„‟«»]';
const WORD_BEGINS = '(?<![^\\s(])';
const WORD_ENDS = '(?=$|[\\s)])';

/** Field names of other search engines (`lang:`, `since:`), which this service does not have. */
const FIELDS =
  'after|all|anchor|author|before|body|cache|category|content|country|date|description|domains?|exact|ext|feed|filetype|' +
  'from|has|headline|host|hl|imagetag|info|is|keywords?|label|lang|language|link|loc|location|near\\d*|newer|older|place|' +
  'prefer|publisher|published|range|region|related|repeat\\d*|section|since|sort|sources?|sourcecountry|sourcelang|summary|tag|text|' +
  'theme|to|tone|topic|type|until|url|when|within';
const anyCase = (words: string): string =>
  words.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const IN_FIELD = `(?:${anyCase('all')})?${anyCase('in')}(?:${anyCase('title|url|text|body|anchor|description')})`;

/** Patterns of other search engines' syntax; at each position the first matching one applies. */
const SYNTAX: readonly ForeignSyntax[] = [
  {
    pattern: `${WORD_BEGINS}(?:[-+!](?=\\S))?${IN_FIELD}:\\s*`,
    detail: 'Only title: and site: are fields; a word after title: stands in the title.',
  },
  {
    pattern: `${WORD_BEGINS}[-+!]?(?:${anyCase(FIELDS)}):(?=[^\\s/])`,
    detail: 'Only title: and site: are fields; dates, countries and publishers are parameters.',
  },
  {
    pattern: `${WORD_BEGINS}(?:O?NEAR|AROUND|ADJ|WITHIN)\\((?<of>[^()]*?)(?:[,;]\\s*\\d+)?\\s*\\)`,
    detail: 'The distance of two words is written a NEAR/5 b.',
  },
  {
    pattern: `${WORD_BEGINS}(?:NEAR\\d+|O?NEAR[~:]\\d+|ONEAR/\\d+|ADJ/?\\d*|${anyCase('(?:w|n|pre|within|around)')}/\\d+|[nN]ear/\\d+)${WORD_ENDS}`,
    detail: 'The distance of two words is written a NEAR/5 b.',
  },
  {
    pattern: `${WORD_BEGINS}(?:ANDNOT|XOR|ANDMAYBE)${WORD_ENDS}`,
    detail: 'The operators are AND, OR and NOT.',
  },
  {
    pattern: '\\|\\||&&|(?<=\\S)\\|(?=\\S)|(?<=\\s)\\|(?=\\s)',
    detail: 'The operators are AND, OR and NOT.',
  },
  {
    pattern: `[\\[{](?<from>[^\\s[\\]{}]+)\\s+TO\\s+(?<to>[^\\s[\\]{}]+)[\\]}]`,
    detail: 'There are no ranges; from and to are parameters.',
  },
  {
    pattern: `${WORD_BEGINS}(?<least>\\d+)\\.\\.(?<most>\\d+)${WORD_ENDS}`,
    detail: 'There are no ranges; from and to are parameters.',
  },
  {
    pattern: `${WORD_BEGINS}/(?<expression>[^\\s/]+)/i?${WORD_ENDS}`,
    detail: 'There are no regular expressions.',
  },
  {
    pattern: `(?<![^\\s(:-])['‘‚‹](?<words>(?=[\\p{L}\\p{N}][^'‘’›]{2})[^"'‘’›]*(?:(?<=\\p{L})['’](?=\\p{L})[^"'‘’›]*)*(?<=\\S))['’‘›]${WORD_ENDS}`,
    detail: 'A phrase stands in double quotation marks.',
  },
  {
    pattern: `(?<=[\\p{L}\\p{M}\\p{N}]{2})\\*+${WORD_ENDS}|${WORD_BEGINS}\\*+(?=\\p{L})`,
    detail: 'There are no wildcards; a word is found in all its forms.',
  },
  { pattern: '(?<=\\S)\\^\\d+(?:\\.\\d+)?(?![\\p{L}\\p{N}])', detail: 'Words have no weights.' },
  {
    pattern: `(?<=\\S)~\\d*(?:\\.\\d+)?${WORD_ENDS}|${WORD_BEGINS}~(?=[\\p{L}"“(])`,
    detail: 'There is no fuzzy search; the distance of two words is written a NEAR/5 b.',
  },
  { pattern: `${WORD_BEGINS}[+](?=[\\p{L}"“(])`, detail: 'All words are required without a plus.' },
];

const ANY_SYNTAX = new RegExp(
  `(?<quoted>${QUOTED_TEXT})|${SYNTAX.map(({ pattern }, i) => `(?<s${i}>${pattern})`).join('|')}`,
  'gu',
);
/** Finds characters that other search engines' syntax needs: a fast test that excludes most queries. */
const MAY_BE_SYNTAX = /[:|&[{/'‘‚‹*^~+]|\.\.|\b(?:O?NEAR|ADJ|AROUND|WITHIN|ANDNOT|ANDMAYBE|XOR)/;

/** Replaces a match by spaces of the same length, except for the given parts, which stand in it in this order. */
function blankExcept(match: string, parts: readonly string[]): string {
  let at = 0;
  let left = '';
  for (const words of parts) {
    const found = match.indexOf(words, at);
    left = left.padEnd(found) + words.replace(/[,;]/g, ' ');
    at = found + words.length;
  }
  return left.padEnd(match.length);
}

/**
 * Removes the syntax of other search engines (`intitle:word`, `wor*`, `word^2`, `NEAR(a,b,5)`); the words keep their
 * positions.
 * @returns the text, and a fault at the first such place; null if there is none.
 */
export function withoutForeignSyntax(text: string): { text: string; fault: SyntaxFault | null } {
  if (!MAY_BE_SYNTAX.test(text)) return { text, fault: null };
  let fault: SyntaxFault | null = null;
  const plain = text.replaceAll(ANY_SYNTAX, (match, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups['quoted'] !== undefined) return match;
    const at = rest.at(-3) as number;
    const { detail } = SYNTAX.find((_, i) => groups[`s${i}`] !== undefined)!;
    fault ??= { position: [...text.slice(0, at)].length, detail };
    const { of, from, to, least, most, expression, words } = groups;
    return blankExcept(
      match,
      [of, from, to, least, most, expression, words].filter((part) => part !== undefined),
    );
  });
  return { text: plain, fault };
}
