import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';
import { indexOfSequence, isUnspaced, words } from '../../analysis/words.js';

/** Whether an article, given some of its texts (such as the title), meets a condition of a rule. */
export type TextCondition = (texts: readonly string[], language: string) => boolean;

/** Maximum length of a condition in UTF-16 code units. */
const MAX_LENGTH = 2_000;
const PATTERN = /^\/(.+)\/(i?)$/su;

/**
 * Parses a condition: `word word` or `/pattern/i`. Patterns have RE2's syntax and linear time; back-references and
 * look-around are faults.
 * @throws Error whose message is to follow the name of the condition: `has no word`.
 */
export function parseCondition(written: string): TextCondition {
  if (written.length > MAX_LENGTH) throw new Error(`must have at most ${MAX_LENGTH} characters`);
  const text = written.trim();
  return text.startsWith('/') ? matchesPattern(text) : hasAllWords(text);
}

function matchesPattern(text: string): TextCondition {
  const [, pattern, flag] = PATTERN.exec(text) ?? [];
  if (pattern === undefined) throw new Error('begins with "/" but is not written as /pattern/ or /pattern/i');
  const compiled = compile(pattern, flag === 'i');
  return (texts) => texts.some((one) => compiled.test(one));
}

const require = createRequire(import.meta.url);

function compile(pattern: string, ignoresCase: boolean): RE2JS {
  // Only here: few rules have patterns.
  const { RE2JS } = require('re2js') as typeof import('re2js');
  try {
    // As in JavaScript, where a slash is escaped.
    return RE2JS.compile(pattern.replaceAll('\\/', '/'), ignoresCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new Error(`has a pattern that cannot be used: ${(error as Error).message}`);
  }
}

/** Makes a condition that texts contain all words; tokens of one word (`covid-19`, `example.com`) must be adjacent. */
function hasAllWords(text: string): TextCondition {
  const written = text.split(/\s+/u).filter((word) => words(word, 'und').length > 0);
  if (written.length === 0) throw new Error('has no word');
  const runsOf = new Map<string, string[][]>();
  return (texts, language) => {
    let runs = runsOf.get(language);
    if (runs === undefined) {
      runs = written.map((word) => words(word, language));
      runsOf.set(language, runs);
    }
    const tokens = texts.flatMap((one) => tokensOf(one, language));
    return runs.every((run) => hasRun(tokens, run));
  };
}

/** Maximum number of texts with cached tokens, enough for all rules on one article. */
const MAX_TEXTS = 16;
const remembered = new Map<string, string[]>();

function tokensOf(text: string, language: string): string[] {
  const key = `${language}\n${text}`;
  let tokens = remembered.get(key);
  if (tokens === undefined) {
    if (remembered.size >= MAX_TEXTS) remembered.clear();
    tokens = words(text, language);
    remembered.set(key, tokens);
  }
  return tokens;
}

function hasRun(tokens: readonly string[], run: readonly string[]): boolean {
  const [first] = run;
  // A single character of a script without spaces is part of longer tokens.
  if (run.length === 1 && isUnspaced(first!) && Array.from(first!).length === 1)
    return tokens.some((token) => token.includes(first!));
  return indexOfSequence(tokens, run) >= 0;
}
