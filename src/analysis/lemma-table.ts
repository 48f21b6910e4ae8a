/** Words without an entry have an ending of at most so many letters. */
const MAX_ENDING = 6;
/** Letters that an ending leaves. */
const MIN_STEM = 2;
const SPACE = 0x20;

/** Where the words of a text begin, without the first ending of a line: words with it may have another lemma. */
function wordStarts(text: string): number[] {
  const starts: number[] = [];
  let end = 0;
  for (let line = 0; line < text.length; line = end + 1) {
    end = text.indexOf('\n', line);
    if (end === -1) end = text.length;
    if (text[line] === '#') continue;
    for (let at = line; at < end; at = text.indexOf(' ', at) + 1) {
      if (at > line || text[line] !== '-') starts.push(at);
      const space = text.indexOf(' ', at);
      if (space === -1 || space > end) break;
    }
  }
  return starts;
}

const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? text.length : end);
};

/**
 * The lemmas of a language: lines of a lemma and forms of it (`say said says`), or of the endings of both
 * (`-y -ies`; `-ss -ss` of a lemma).
 * The text is searched in place, which takes a fifth of the memory of a map.
 */
export class LemmaTable {
  /** Where each word of the text begins, sorted by the words. */
  private readonly starts: Int32Array;
  /** The ending of a lemma by the ending of a form. */
  private readonly endings = new Map<string, string>();

  /** @param text folded; lines that begin with `#` are comments. */
  constructor(private readonly text: string) {
    const starts = wordStarts(text);
    const words = starts.map((at) => this.wordAt(at));
    const order = words
      .map((_, i) => i)
      .sort((a, b) => (words[a]! < words[b]! ? -1 : words[a] === words[b] ? a - b : 1));
    this.starts = Int32Array.from(order, (i) => starts[i]!);
    for (const i of order) {
      const ending = words[i]!.slice(1);
      if (words[i]!.startsWith('-') && !this.endings.has(ending))
        this.endings.set(ending, this.lemmaAt(starts[i]!).slice(1));
    }
  }

  /** The lemmas of a folded word: those of its entries, otherwise the one that its longest ending leads to. */
  lemmas(word: string): string[] {
    const listed = this.entries(word);
    if (listed.length > 0) return listed;
    for (let length = Math.min(MAX_ENDING, word.length - MIN_STEM); length > 0; length--) {
      const ending = this.endings.get(word.slice(-length));
      if (ending !== undefined) return [word.slice(0, -length) + ending];
    }
    return [word];
  }

  /** The forms of a lemma that are listed: those that no ending leads to it. */
  irregularForms(lemma: string): string[] {
    const { text } = this;
    return this.placesOf(lemma).flatMap((at) => {
      const isLemma = at === 0 || text[at - 1] === '\n';
      return isLemma ? lineAt(text, at).split(' ').slice(1) : [];
    });
  }

  private entries(word: string): string[] {
    return this.placesOf(word).map((at) => this.lemmaAt(at));
  }

  /** Where a word stands in the text: more than once if it is a form of several lemmas. */
  private placesOf(word: string): number[] {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.starts[middle]!, word) < 0) low = middle + 1;
      else high = middle;
    }
    const places: number[] = [];
    for (; low < this.starts.length && this.compare(this.starts[low]!, word) === 0; low++)
      places.push(this.starts[low]!);
    return places;
  }

  /** Compares the word at a place of the text with another one, without a copy: below 0 where it sorts first. */
  private compare(at: number, word: string): number {
    const { text } = this;
    for (let i = 0; i < word.length; i++) {
      const unit = text.charCodeAt(at + i);
      if (!(unit > SPACE)) return -1;
      if (unit !== word.charCodeAt(i)) return unit - word.charCodeAt(i);
    }
    return text.charCodeAt(at + word.length) > SPACE ? 1 : 0;
  }

  /** The first word of the line of a place in the text. */
  private lemmaAt(at: number): string {
    return this.wordAt(this.text.lastIndexOf('\n', at - 1) + 1);
  }

  private wordAt(at: number): string {
    let end = at;
    while (this.text.charCodeAt(end) > SPACE) end++;
    return this.text.slice(at, end);
  }
}
