import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Hears of the parts of a document it cares about, by their positions in the source. */
export interface TokenListener extends Partial<TokenizerCallbacks> {
  /** Set before reading begins: ends it early. */
  stop?: () => void;
}

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

/**
 * Reads HTML or XML once from beginning to end. Entities are left as they are; a tag closed in itself is closed in
 * HTML too, since feeds carry XHTML.
 */
export function tokenize(source: string, language: 'html' | 'xml', listener: TokenListener): void {
  for (const event of EVENTS) listener[event] ??= ignore;
  const options = { xmlMode: language === 'xml', decodeEntities: false, recognizeSelfClosing: true };
  const tokenizer = new Tokenizer(options, listener as TokenizerCallbacks);
  listener.stop = () => tokenizer.pause();
  tokenizer.write(source);
  tokenizer.end();
}
