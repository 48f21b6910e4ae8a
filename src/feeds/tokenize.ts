import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Hears of the parts of a document it cares about, by their positions in the source. */
export interface TokenListener extends Partial<TokenizerCallbacks> {
  /** Set before reading begins: ends it early. */
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

/** Classes of listeners that have a method for every event by now. */
const complete = new WeakSet<object>();

/** Once a class and not once a listener: thousands of texts are read of one document. */
function ignoreTheRest(listener: TokenListener): void {
  const shared = Object.getPrototypeOf(listener) as TokenListener;
  if (complete.has(shared)) return;
  const target = (shared as object) === Object.prototype ? listener : shared;
  for (const event of EVENTS) target[event] ??= ignore;
  if (target === shared) complete.add(shared);
}

/**
 * Reads HTML or XML once from beginning to end. Entities are left as they are; a tag closed in itself is closed in
 * HTML too, since feeds carry XHTML.
 */
export function tokenize(source: string, language: 'html' | 'xml', listener: TokenListener): void {
  ignoreTheRest(listener);
  const tokenizer = new Tokenizer(OPTIONS[language], listener as TokenizerCallbacks);
  listener.stop = () => tokenizer.pause();
  tokenizer.write(source);
  tokenizer.end();
}
