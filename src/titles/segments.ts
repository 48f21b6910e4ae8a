import { isDayOrMonth } from '../analysis/calendar.js';
import { normalizeSpellings } from '../analysis/spelling.js';
import { functionWordsOf, plainWords } from '../analysis/words.js';
import { labelWordsOf, readLabel } from './labels.js';

/** A title split into the headline (`core`) and what publishers and aggregators add to it. */
interface TitleSegments {
  core: string;
  /** Labels and names of sources: `LIVE`, `(VIDEO)`, `Reuters:`, `- Daily Post`. Comparisons ignore them. */
  labels: string[];
  /** Segments after a dash that may be a publisher's name. */
  tails: string[];
  /**
   * Topics, places, authors, short brackets, numbers of a series. One of two near-identical titles may lack them, but
   * they must not differ.
   */
  asides: string[];
}

type Separator = 'bar' | 'dash' | 'colon' | 'stop' | 'comma';

/** A segment with its position and the separator before it. */
interface Piece {
  text: string;
  start: number;
  end: number;
  separator: Separator | null;
}

/** All separators, one group per kind. A colon between digits belongs to a score or a time. */
const SEPARATORS =
  /(?<bar>\s*(?:[|｜\u4e28¦＞／]|::)\s*|\s[•·<>/~«»›]+\s)|(?<dash>\s[-‐‑‒–―]+\s+|(?<=\p{L}{3})-\s+(?=\p{Lu})|\s?—\s?|_(?<=\p{L}_)(?=\p{L})|-(?=[\u3400-\u9fff])|\s*\+{2,}\s*)|(?<colon>\s*：\s*(?!\d)|\s?[:፡፦]\s+|:(?=[\p{Lu}\p{Lo}"“«'‘]))|(?<stop>\s(?<=(?:\p{L}{4}\.|[\p{L}\p{M}]{2}!|[?？؟;；።፧]|\.{3}|…)\s)\s*|(?<=[。！])|\s\+\s)|(?<comma>[,،]\s+|[，、])/gu;

/** The prefix of a news agency, without a space after its dash: `UPDATE 2-`, `EXCLUSIVE-`. */
const AGENCY_SLUG = /^(?:\p{Lu}\p{L}{3,}[-‐–])?\p{Lu}{6,}(?:\s?\d)?[-‐–](?=['‘"“]?\p{Lu}\S*\s.*\p{Ll})/u;
const BRACKETED_PART =
  /([([【（［「『＜〈])\s*([^()[\]【】（）［］「」『』＜＞〈〉]{1,60}?)\s*[)\]】）］」』＞〉]/gu;
/** A label in capitals before a headline in lower case, or in Chinese before a space: `LIVE VIDEO Farmers protest`. */
const CAPITALS_LABEL =
  /^(?:(?:\p{Lu}{3,}\s+|NA\s|\u041d\u0410\s){1,3}(?=[^\p{Ll}]{0,12}\p{Ll})|[\u3040-\u30ff\u3400-\u9fff]{2,5}[\s\u3000]+(?=\S))/u;

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;
const QUESTION = /[?？؟፧]/u;
const MAX_UNSPACED_LENGTH = 8;
const MAX_ASIDE_WORDS = 4;
const MAX_TAIL_WORDS = 6;
const MIN_CORE_WORDS = 3;
/** Maximum length of a tail (a possible source after a dash), as a multiple of the length of the headline. */
const MAX_TAIL_RATIO = 1.25;

/** The number of a part in a series: `2`, `3rd`, `iv`. */
const COUNT_WORD = /^(?:\p{N}+(?:st|nd|rd|th|er?|eme|ra|[oa\u00ba\u00aa])?|[ivx]+)$/u;
const LETTER = /^\p{L}['’׳]?$/u;
const BEGINS_LIKE_A_NAME = /^(?:\p{Ll}{1,3}\s+)?[\p{Lu}\p{Lo}\p{N}\u10d0-\u10ff]/u;
const SMALL_WORD = /(?<!\p{L})\p{Ll}{5,}/gu;

/** Whether a segment has a number, a date, a single letter or a question, by which the parts of a series differ. */
const isDistinctive = (text: string, words: readonly string[]): boolean =>
  QUESTION.test(text) ||
  LETTER.test(words.at(-1) ?? '') ||
  words.some((word) => COUNT_WORD.test(word) || isDayOrMonth(word));

/** Whether a segment is short enough to be a topic, a place or the name of a series. */
function mayStandAside(text: string, language: string): boolean {
  if (text.length > MAX_UNSPACED_LENGTH && UNSPACED.test(text)) return false;
  const words = plainWords(normalizeSpellings(text, language));
  return words.length > 0 && words.length <= MAX_ASIDE_WORDS && !isDistinctive(text, words);
}

/** Whether a segment looks like the name of a source: short, capitalized, with at most one long word in lower case. */
function mayNameSource(text: string, before: string): boolean {
  if (text.length >= (UNSPACED.test(text) ? 1 : MAX_TAIL_RATIO) * before.length) return false;
  const words = plainWords(text);
  if (words.length === 0 || words.length > MAX_TAIL_WORDS || isDistinctive(text, words)) return false;
  if (words.length > 1 && !BEGINS_LIKE_A_NAME.test(text)) return false;
  return words.length < 3 || (text.match(SMALL_WORD)?.length ?? 0) < 2;
}

/** Whether the rest of a title has more content words than one of its segments, which is then not the headline. */
function outweighs(rest: string, text: string, language: string): boolean {
  if (UNSPACED.test(rest)) return rest.length >= 2 * text.length;
  const [labels, functionWords] = [labelWordsOf(language), functionWordsOf(language)];
  const words = plainWords(text).filter((word) => !labels.has(word) && !functionWords.has(word));
  return plainWords(rest).length >= Math.max(MIN_CORE_WORDS, words.length + 1);
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

/** Splits a title and removes its labels, sources and topic prefixes. */
class Splitter {
  readonly segments: TitleSegments = { core: '', labels: [], tails: [], asides: [] };

  private readonly labels;

  constructor(private readonly language: string) {
    this.labels = labelWordsOf(language);
  }

  split(title: string): TitleSegments {
    const bare = this.takeLoud(this.takeBrackets(title).trim().replace(AGENCY_SLUG, ''));
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

  private takeBrackets(title: string): string {
    return title.replace(BRACKETED_PART, (bracketed, opening: string, inner: string, at: number) => {
      const outside = at === 0 || at + bracketed.length >= title.trimEnd().length;
      if (this.takeLabel(outside ? inner.replace(/: .*/, '') : inner)) return ' ';
      if (!outside || !/[([【（［]/.test(opening) || !mayStandAside(inner, this.language)) return bracketed;
      this.segments.asides.push(inner);
      return ' ';
    });
  }

  private takeLoud(title: string): string {
    const [loud = ''] = CAPITALS_LABEL.exec(title) ?? [];
    const words = loud.split(/(?<=\s)(?=\S)/u);
    const end = words.findIndex((word) => !this.labels.has(plainWords(word).join(' ')));
    const label = words.slice(0, end === -1 ? words.length : end).join('');
    return title.slice(label.length);
  }

  /** Whether a title begins with a fixture (`PSG - Lens: ratings`): its first segment is a club and no section. */
  private isSideOfFixture([first, second, third]: readonly Piece[]): boolean {
    return (
      second?.separator === 'dash' &&
      third?.separator === 'colon' &&
      !plainWords(first!.text).every((word) => this.labels.has(word))
    );
  }

  /** Removes labels, sources and topic prefixes from the beginning. */
  private takeHeads(pieces: Piece[], title: string): void {
    for (; pieces.length > 1; pieces.shift()) {
      const [{ text }, { start, separator }] = pieces as [Piece, Piece];
      if (separator === 'comma') return;
      const label = readLabel(text, this.language);
      if (label?.kind === 'label' && this.isSideOfFixture(pieces)) this.segments.asides.push(text);
      else if (label !== null && (label.kind === 'label' || label.sure)) this.takeLabel(text);
      else if (
        mayStandAside(text, this.language) &&
        outweighs(title.slice(start, pieces.at(-1)!.end), text, this.language)
      )
        this.segments.asides.push(text);
      else return;
    }
  }

  /** Whether a segment after a dash may be the source, of which a title has one, possibly twice. */
  private mayBeTail(text: string): boolean {
    const [tail] = this.segments.tails;
    return tail === undefined || tail === text;
  }

  /** Removes labels, authors and sources from the end, beginning with the last segment. */
  private takeTails(pieces: Piece[], title: string): void {
    while (pieces.length > 1) {
      const last = pieces.at(-1)!;
      const label = readLabel(last.text, this.language);
      const afterCommas = pieces.findLastIndex((piece) => piece.separator !== 'comma');
      const from =
        label === null && afterCommas > 0 && afterCommas >= pieces.length - 2
          ? afterCommas
          : pieces.length - 1;
      const { start, separator } = pieces[from]!;
      const text = title.slice(start, last.end).trim();
      const before = title.slice(pieces[0]!.start, pieces[from - 1]!.end);
      const behind = separator === 'bar' || separator === 'dash';
      if (label !== null && (behind || label.kind === 'label' || (label.sure && separator === 'colon')))
        this.takeLabel(text);
      else if (
        (separator === 'bar' || (separator === 'dash' && this.mayBeTail(text))) &&
        mayNameSource(text, before)
      )
        this.segments[separator === 'bar' ? 'asides' : 'tails'].push(text);
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

export function segmentsOfTitle(title: string, language: string): TitleSegments {
  const segments = new Splitter(language).split(title);
  if (segments.core === title) return segments;
  const isNothing = !/\p{L}/u.test(segments.core) || readLabel(segments.core, language)?.kind === 'label';
  return isNothing ? { core: title, labels: [], tails: [], asides: [] } : segments;
}
