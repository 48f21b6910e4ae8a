import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';

const MULTIBYTE = new Set(['shift_jis', 'euc-jp', 'gbk', 'big5', 'euc-kr']);

/**
 * An XML document in the bytes of a charset. Characters that the charset lacks become character references, as
 * publishers' software writes them.
 */
export function encodeDocument(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  const encode = MULTIBYTE.has(charset) ? createMultibyteEncoder(charset) : createSinglebyteEncoder(charset);
  try {
    return Buffer.from(encode(text));
  } catch {
    return Buffer.concat(Array.from(text, (character) => encodeCharacter(character, encode)));
  }
}

function encodeCharacter(character: string, encode: (text: string) => Uint8Array): Uint8Array {
  try {
    return encode(character);
  } catch {
    return encode(`&#${character.codePointAt(0)};`);
  }
}
