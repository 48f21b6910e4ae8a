/** A word or phrase of a query, as typed. */
export interface QueryTerm {
  text: string;
  /** Quoted: the words must stand in this order. */
  phrase: boolean;
}

/**
 * A parsed query: every group must match, a group matches when one of its alternatives (`a OR b`) does,
 * and none of `excluded` may match.
 */
export interface ParsedText {
  groups: QueryTerm[][];
  excluded: QueryTerm[];
}

interface Token extends QueryTerm {
  excluded: boolean;
}

/** An optional minus, then a phrase in any of the world's double quotes, or a run without white space. */
const TOKEN = /(?<minus>(?<!\S)[-−–])?(?:["“”„«»](?<phrase>[^"“”„«»]*)["“”„«»]|(?<word>[^\s"“”„«»]+))/gu;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups } of text.matchAll(TOKEN)) {
    const excluded = groups!.minus !== undefined;
    const phrase = groups!.phrase !== undefined;
    const term = (groups!.phrase ?? groups!.word ?? '').trim();
    if (/[\p{L}\p{N}]/u.test(term)) tokens.push({ text: term, phrase, excluded });
  }
  return tokens;
}

/**
 * Reads what a person typed: plain words, `"a phrase"`, `-word`, `a OR b`. Everything is a query: quotes without a
 * partner, stray operators and punctuation count as nothing.
 */
export function parseText(text: string): ParsedText {
  const parsed: ParsedText = { groups: [], excluded: [] };
  const tokens = tokenize(text);
  const isOr = (token: Token | undefined): boolean =>
    token !== undefined && !token.phrase && !token.excluded && token.text === 'OR';
  tokens.forEach((token, i) => {
    const { excluded, ...term } = token;
    const last = parsed.groups.at(-1);
    if (excluded) parsed.excluded.push(term);
    else if (isOr(token) && tokens.length > 1 && i > 0 && i < tokens.length - 1) return;
    else if (isOr(tokens[i - 1]) && i > 1 && !tokens[i - 2]!.excluded && last !== undefined) last.push(term);
    else parsed.groups.push([term]);
  });
  return parsed;
}
