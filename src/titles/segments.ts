import { isDayOrMonth } from '../analysis/calendar.js';
import { normalizeSpellings } from '../analysis/spelling.js';
import { functionWordsOf, plainWords } from '../analysis/words.js';
import { labelWordsOf, readLabel } from './labels.js';

/** A title's own words, and what feeds, aggregators and desks put around them. */
interface Segments {
  core: string;
  /** Labels and sources: `LIVE`, `(VIDEO)`, `Reuters:`, `- Daily Post`. Never part of what is said. */
  labels: string[];
  /** Pieces behind a dash or bar that may name a publisher. */
  tails: string[];
  /** Topic heads, places, authors, short brackets: may be missing, but not another. */
  asides: string[];
}

type Separator = 'bar' | 'dash' | 'colon' | 'stop' | 'comma';

/** A piece, where it begins and ends, and what stands before it. */
interface Piece {
  text: string;
  start: number;
  end: number;
  separator: Separator | null;
}

/** Everything at which a title is split, each kind a group. A colon between digits is part of a score or a time. */
const SEPARATORS =
  /(?<bar>\s*(?:[|｜\u4e28¦＞／]|::)\s*|\s[•·<>/~«»›]+\s)|(?<dash>\s[-‐‑‒–―]+\s+|(?<=\p{L}{3})-\s+(?=\p{Lu})|\s?—\s?|_(?<=\p{L}_)(?=\p{L})|-(?=[\u3400-\u9fff])|\s*\+{2,}\s*)|(?<colon>\s*：\s*(?!\d)|\s?[:፡፦]\s+|:(?=[\p{Lu}\p{Lo}"“«'‘]))|(?<stop>\s(?<=(?:\p{L}{4}\.|[\p{L}\p{M}]{2}!|[?？؟;；።፧]|\.{3}|…)\s)\s*|(?<=[。！])|\s\+\s)|(?<comma>[,،]\s+|[，、])/gu;

/** What news agencies set before a report, without a space: `UPDATE 2-`, `EXCLUSIVE-`. */
const SLUG = /^(?:\p{Lu}\p{L}{3,}[-‐–])?\p{Lu}{6,}(?:\s?\d)?[-‐–](?=['‘"“]?\p{Lu}\S*\s.*\p{Ll})/u;
const BRACKETED =
  /([([【（［「『＜〈])\s*([^()[\]【】（）［］「」『』＜＞〈〉]{1,60}?)\s*[)\]】）］」』＞〉]/gu;
/** Labels in capitals before a headline that is not: `LIVE VIDEO Farmers protest`; Chinese ones before a space. */
const LOUD =
  /^(?:(?:\p{Lu}{3,}\s+|NA\s|\u041d\u0410\s){1,3}(?=[^\p{Ll}]{0,12}\p{Ll})|[\u3040-\u30ff\u3400-\u9fff]{2,5}[\s\u3000]+(?=\S))/u;

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;
const QUESTION = /[?？؟፧]/u;
const LONGEST_UNSPACED = 8;
const MAX_ASIDE_WORDS = 4;
const MAX_TAIL_WORDS = 6;
const LEAST_CORE_WORDS = 3;
/** How much longer than the headline a publisher's name may be. */
const WIDEST_TAIL = 1.25;
/** Behind a bar stand sections and publishers, one after the other; behind a dash, at most one. */
const MAX_TAILS = 3;

/** A number, or a lone letter at the end: part A, חלק א'. */
const COUNTS = /^(?:\p{N}+(?:st|nd|rd|th|er?|eme|ra|[oa\u00ba\u00aa])?|[ivx]+)$/u;
const LETTER = /^\p{L}['’׳]?$/u;
const BEGINS_LIKE_A_NAME = /^(?:\p{Ll}{1,3}\s+)?[\p{Lu}\p{Lo}\p{N}\u10d0-\u10ff]/u;
const SMALL_WORD = /(?<!\p{L})\p{Ll}{5,}/gu;

/** Whether a piece counts, dates or asks something: parts of a series differ in nothing else. */
const tells = (text: string, words: readonly string[]): boolean =>
  QUESTION.test(text) ||
  LETTER.test(words.at(-1) ?? '') ||
  words.some((word) => COUNTS.test(word) || isDayOrMonth(word));

/** Whether a piece is as short as a topic, a place or the name of a series. */
function mayStandAside(text: string, language: string): boolean {
  if (text.length > LONGEST_UNSPACED && UNSPACED.test(text)) return false;
  const words = plainWords(normalizeSpellings(text, language));
  return words.length > 0 && words.length <= MAX_ASIDE_WORDS && !tells(text, words);
}

/** Short, begun like a name, and without what makes a sentence: more than one longer word in small letters. */
function mayNameSource(text: string, before: string): boolean {
  if (text.length >= (UNSPACED.test(text) ? 1 : WIDEST_TAIL) * before.length) return false;
  const words = plainWords(text);
  if (words.length === 0 || words.length > MAX_TAIL_WORDS || tells(text, words)) return false;
  if (words.length > 1 && !BEGINS_LIKE_A_NAME.test(text)) return false;
  return words.length < 3 || (text.match(SMALL_WORD)?.length ?? 0) < 2;
}

/** Whether the rest of a title says more than a piece of it, labels and function words aside. */
function outweighs(rest: string, text: string, language: string): boolean {
  if (UNSPACED.test(rest)) return rest.length >= 2 * text.length;
  const [labels, functionWords] = [labelWordsOf(language), functionWordsOf(language)];
  const words = plainWords(text).filter((word) => !labels.has(word) && !functionWords.has(word));
  return plainWords(rest).length >= Math.max(LEAST_CORE_WORDS, words.length + 1);
}

function split(title: string): Piece[] {
  const pieces: Piece[] = [];
  let [start, separator]: [number, Separator | null] = [0, null];
  const add = (end: number): void => {
    const text = title.slice(start, end).trim();
    if (text !== '') pieces.push({ text, start, end, separator });
  };
  for (const { index, 0: match, groups } of title.matchAll(SEPARATORS)) {
    add(index);
    separator = (Object.keys(groups!) as Separator[]).find((kind) => groups![kind] !== undefined)!;
    start = index + match.length;
  }
  add(title.length);
  return pieces;
}

/** Splits one title, and takes off its pieces what is no part of the headline. */
class Splitter {
  readonly segments: Segments = { core: '', labels: [], tails: [], asides: [] };

  private readonly labels;

  constructor(private readonly language: string) {
    this.labels = labelWordsOf(language);
  }

  split(title: string): Segments {
    const bare = this.takeLoud(this.takeBrackets(title).trim().replace(SLUG, ''));
    const pieces = split(bare);
    this.takeTails(pieces, bare);
    this.takeHeads(pieces, bare);
    const core = pieces.length === 0 ? '' : bare.slice(pieces[0]!.start, pieces.at(-1)!.end);
    return { ...this.segments, core };
  }

  private takeLabel(text: string): boolean {
    if (readLabel(text, this.language) === null) return false;
    this.segments.labels.push(text);
    return true;
  }

  /** Labels in brackets anywhere, other short brackets at either end: `[Culture]`, `(gallery)`. */
  private takeBrackets(title: string): string {
    return title.replace(BRACKETED, (whole, opening: string, inner: string, at: number) => {
      const outside = at === 0 || at + whole.length >= title.trimEnd().length;
      if (this.takeLabel(outside ? inner.replace(/: .*/, '') : inner)) return ' ';
      if (!outside || !/[([【（［]/.test(opening) || !mayStandAside(inner, this.language)) return whole;
      this.segments.asides.push(inner);
      return ' ';
    });
  }

  /** The title without the labels that open it in capitals. */
  private takeLoud(title: string): string {
    const [loud = ''] = LOUD.exec(title) ?? [];
    const words = loud.split(/(?<=\s)(?=\S)/u);
    const end = words.findIndex((word) => !this.labels.has(plainWords(word).join(' ')));
    const label = words.slice(0, end === -1 ? words.length : end).join('');
    return title.slice(label.length);
  }

  /** Takes labels, sources and topic heads off the front. */
  private takeHeads(pieces: Piece[], title: string): void {
    for (; pieces.length > 1; pieces.shift()) {
      const [{ text }, { start, separator }] = pieces as [Piece, Piece];
      if (separator === 'comma') return;
      const label = readLabel(text, this.language);
      if (label !== null && (label.kind === 'label' || label.sure)) this.takeLabel(text);
      else if (
        mayStandAside(text, this.language) &&
        outweighs(title.slice(start, pieces.at(-1)!.end), text, this.language)
      )
        this.segments.asides.push(text);
      else return;
    }
  }

  /** Takes labels, authors and sources off the end, the last first. */
  private takeTails(pieces: Piece[], title: string): void {
    let [tails, most] = [0, 1];
    while (pieces.length > 1) {
      const last = pieces.at(-1)!;
      const label = readLabel(last.text, this.language);
      const whole = pieces.findLastIndex((piece) => piece.separator !== 'comma');
      const from = label === null && whole > 0 && whole >= pieces.length - 2 ? whole : pieces.length - 1;
      const { start, separator } = pieces[from]!;
      const text = title.slice(start, last.end).trim();
      const before = title.slice(pieces[0]!.start, pieces[from - 1]!.end);
      const behind = separator === 'bar' || separator === 'dash';
      if (separator === 'bar' || label?.kind === 'source') most = MAX_TAILS;
      if (label !== null && (behind || label.kind === 'label' || (label.sure && separator === 'colon')))
        this.takeLabel(text);
      else if (
        behind &&
        (text === this.segments.tails.at(-1) || tails++ < most) &&
        mayNameSource(text, before)
      )
        this.segments.tails.push(text);
      else if (
        separator === 'colon' &&
        mayStandAside(text, this.language) &&
        outweighs(before, text, this.language)
      )
        this.segments.asides.push(text);
      else return;
      pieces.length = from;
    }
  }
}

/** Splits a title once, and names each piece: a label, a source, a topic head, or the core. */
export function segmentsOf(title: string, language: string): Segments {
  const segments = new Splitter(language).split(title);
  if (segments.core === title) return segments;
  const isNothing = !/\p{L}/u.test(segments.core) || readLabel(segments.core, language)?.kind === 'label';
  return isNothing ? { core: title, labels: [], tails: [], asides: [] } : segments;
}
