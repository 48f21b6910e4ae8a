import { QuoteType } from 'htmlparser2';
import { tokenize, type TokenListener } from '../../feeds/tokenize.js';

/** Comments, processing instructions and white space, which may follow the root element. */
const NOTHING_MORE = /^(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>)*$/;

/**
 * Says why a text is no complete XML document, such as the text of a half-written file; null for a complete one.
 * Accepts bare ampersands, HTML entities and names in any case, which are common. Linear in the length of the text.
 * @returns a phrase to follow the file's name: `ends inside <body>`.
 */
export function xmlMalformation(text: string): string | null {
  const reader = new TagReader(text);
  tokenize(text, 'xml', reader);
  return reader.finish();
}

class TagReader implements TokenListener {
  declare stop?: () => void;
  private readonly open: string[] = [];
  private name = '';
  private attributes = new Set<string>();
  private attribute = '';
  /** Position after the end tag of the root element; null before. */
  private rootEnd: number | null = null;
  private fault: string | null = null;

  constructor(private readonly text: string) {}

  onopentagname(start: number, end: number): void {
    if (this.rootEnd !== null) this.reject(start, 'has a second root element');
    this.name = this.nameAt(start, end);
    this.attributes = new Set();
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.nameAt(start, end);
    if (this.attributes.has(this.attribute)) this.reject(start, `has ${this.attribute} twice in a tag`);
    this.attributes.add(this.attribute);
  }

  onattribdata(start: number, end: number): void {
    if (this.text.slice(start, end).includes('<'))
      this.reject(start, `has a "<" in the value of ${this.attribute}`);
  }

  onattribend(quote: QuoteType, end: number): void {
    if (quote !== QuoteType.Double && quote !== QuoteType.Single)
      this.reject(end, `has ${this.attribute} without a quoted value`);
  }

  onopentagend(): void {
    this.open.push(this.name);
  }

  onselfclosingtag(end: number): void {
    if (this.open.length === 0) this.rootEnd = end + 1;
  }

  onclosetag(start: number, end: number): void {
    const name = this.nameAt(start, end);
    const expected = this.open.pop();
    if (name !== expected)
      this.reject(
        start,
        `has </${name}> in place of ${expected === undefined ? 'its end' : `</${expected}>`}`,
      );
    if (this.open.length === 0) this.rootEnd = this.text.indexOf('>', end) + 1 || this.text.length;
  }

  finish(): string | null {
    const { fault, rootEnd, text, open } = this;
    if (fault !== null) return fault;
    if (rootEnd === null) return `ends inside <${open.at(-1) ?? this.name}>`;
    return NOTHING_MORE.test(text.slice(rootEnd)) ? null : 'has something after its root element';
  }

  /** Records the first fault. */
  private reject(offset: number, problem: string): void {
    if (this.fault !== null) return;
    const line = this.text.slice(0, offset).split('\n').length;
    this.fault = `${problem} (line ${line})`;
    this.stop?.();
  }

  private nameAt(start: number, end: number): string {
    return this.text.slice(start, Math.min(end, start + 100)).toLowerCase();
  }
}
