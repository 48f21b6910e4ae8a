import { decodeHTMLAttribute } from 'entities';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { MAX_ATTRIBUTES_PER_ELEMENT, MAX_ATTRIBUTE_LENGTH } from './limits.js';

/** Receives events with positions in the source; events without a method are ignored. */
export interface TokenListener extends Partial<TokenizerCallbacks> {
  stop?: () => void;
}

const OPTIONS = {
  html: { xmlMode: false, decodeEntities: false, recognizeSelfClosing: true },
  xml: { xmlMode: true, decodeEntities: false, recognizeSelfClosing: true },
};

const EVENTS = [
  'onattribdata',
  'onattribend',
  'onattribentity',
  'onattribname',
  'oncdata',
  'onclosetag',
  'oncomment',
  'ondeclaration',
  'onend',
  'onopentagend',
  'onopentagname',
  'onprocessinginstruction',
  'onselfclosingtag',
  'ontext',
  'ontextentity',
] as const;

const ignore = (): void => undefined;

/** Prototypes of listeners that have a method for every event. */
const complete = new WeakSet<object>();

/** Adds methods that ignore the other events, to the prototype: once for the thousands of listeners of a document. */
function ignoreTheRest(listener: TokenListener): void {
  const shared = Object.getPrototypeOf(listener) as TokenListener;
  if (complete.has(shared)) return;
  const target = (shared as object) === Object.prototype ? listener : shared;
  for (const event of EVENTS) target[event] ??= ignore;
  if (target === shared) complete.add(shared);
}

/** Tokenizes HTML or XML without decoding entities; self-closing tags count in HTML, too: feeds contain XHTML. */
export function tokenize(source: string, language: 'html' | 'xml', listener: TokenListener): void {
  ignoreTheRest(listener);
  const tokenizer = new Tokenizer(OPTIONS[language], listener as TokenizerCallbacks);
  listener.stop = () => tokenizer.pause();
  tokenizer.write(source);
  tokenizer.end();
}

/** Attributes of a tag by lower-case name, decoded and trimmed; if a name occurs twice, the first counts. */
export type TagAttributes = ReadonlyMap<string, string>;

/** Calls back with the start tags that have one of the lower-case names. @param onTag returns false to end */
export function readStartTags(
  html: string,
  names: ReadonlySet<string>,
  onTag: (name: string, attributes: TagAttributes) => boolean | void,
): void {
  tokenize(html, 'html', new TagReader(html, names, onTag));
}

const MAX_NAME_LENGTH = 40;

class TagReader implements TokenListener {
  declare stop?: () => void;
  private tag = '';
  private attributes: Map<string, string> | null = null;
  private name = '';

  constructor(
    private readonly source: string,
    private readonly names: ReadonlySet<string>,
    private readonly onTag: (name: string, attributes: TagAttributes) => boolean | void,
  ) {}

  onopentagname(start: number, end: number): void {
    this.tag = this.nameAt(start, end);
    this.attributes = this.names.has(this.tag) ? new Map() : null;
  }

  onattribname(start: number, end: number): void {
    if (this.attributes !== null) this.name = this.nameAt(start, end);
  }

  onattribdata(start: number, end: number): void {
    const { attributes, name } = this;
    if (attributes === null || attributes.has(name) || attributes.size >= MAX_ATTRIBUTES_PER_ELEMENT) return;
    // More than an address may have: a longer one is refused later, not cut.
    const value = this.source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_LENGTH * 2));
    attributes.set(name, decodeHTMLAttribute(value).trim());
  }

  onopentagend(): void {
    if (this.attributes !== null && this.onTag(this.tag, this.attributes) === false) this.stop?.();
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }

  private nameAt(start: number, end: number): string {
    return this.source.slice(start, Math.min(end, start + MAX_NAME_LENGTH)).toLowerCase();
  }
}
