import { isUtf8 } from 'node:buffer';
import { getBOMEncoding, labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import { detectCharset } from './detect-charset.js';

/** Bytes that are searched for an XML declaration or HTML `meta`: the prescan length of the Encoding Standard. */
const PRESCAN_BYTES = 1_024;

/**
 * Declared charsets that are not used: UTF-8 and UTF-16 were already excluded by the bytes, and `replacement` is the
 * name that the Encoding Standard gives to unsafe charsets.
 */
const UNTRUSTED_CHARSETS = new Set(['utf-8', 'utf-16le', 'utf-16be', 'replacement']);

/**
 * Decodes a document. The charset is found, in this order, by a byte order mark, by zero bytes in the first
 * characters (UTF-16, UTF-32), by valid UTF-8, by the HTTP header, by the declaration in the document (RFC 7303), and
 * by a guess. A declared charset in which the bytes are invalid is skipped.
 * @param contentType the `Content-Type` header, or null
 */
export function decodeDocument(bytes: Uint8Array, contentType: string | null): string {
  const wide = wideEncoding(bytes);
  if (wide === 'utf-32le' || wide === 'utf-32be') return decodeUtf32(bytes, wide === 'utf-32le');
  const marked = getBOMEncoding(bytes);
  if (marked !== null || wide !== null) return decode(bytes, marked ?? wide ?? 'utf-8');

  const declared = [httpCharset(contentType), declaredCharset(bytes)].filter(
    (name) => name !== null && !UNTRUSTED_CHARSETS.has(name),
  ) as string[];
  // Its escape sequences make this seven-bit charset look like ASCII.
  const isSevenBit = declared.includes('iso-2022-jp');
  if (!isSevenBit && isUtf8(bytes)) return decode(bytes, 'utf-8');
  if (!isSevenBit && isMostlyUtf8(bytes)) return decode(replaceSingleBytes(bytes), 'utf-8');
  for (const name of declared) {
    const text = decodeStrictly(bytes, name);
    if (text !== null) return text;
  }
  return decode(bytes, declared[0] ?? detectCharset(bytes));
}

/** UTF-16 or UTF-32 without a byte order mark, by the zero bytes of the first ASCII characters; null for others. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [a = 1, b = 1, c = 1, d = 1] = bytes;
  if (a === 0 && b === 0 && (c === 0xfe || c === 0) && d !== 0) return 'utf-32be';
  if (a !== 0 && b !== 1 && c === 0 && d === 0 && (b === 0 || (a === 0xff && b === 0xfe))) return 'utf-32le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  return null;
}

function httpCharset(contentType: string | null): string | null {
  const label = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1];
  return label === undefined ? null : encodingName(label);
}

function declaredCharset(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PRESCAN_BYTES)).toString(
    'latin1',
  );
  const label =
    /<\?xml\b[^>]*?\bencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  if (label === undefined) return null;
  const name = encodingName(label);
  // The declaration was readable byte by byte, so it cannot be UTF-16 (HTML Standard, 13.2.3.2).
  return name?.startsWith('utf-16') ? 'utf-8' : name;
}

/** Labels seen in feeds that the Encoding Standard lacks, each with the standard's name of the charset. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  utf: 'utf-8',
  utf_8: 'utf-8',
  'utf-8-sig': 'utf-8',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp950: 'big5',
  maccyrillic: 'x-mac-cyrillic',
  'mac-cyrillic': 'x-mac-cyrillic',
  'iso-8859-11': 'windows-874',
  tis620: 'windows-874',
};

/** Labels of Windows code pages that the Encoding Standard lacks: `WIN-1251`, `win_cp1251`, `ANSI-1251`. */
const WINDOWS_PAGE = /^(?:win|windows|ms|ansi)[-_ ]?(?:cp)?[-_ ]?(125[0-8]|874)$/;

/** Labels of IBM855, in the IANA registry and elsewhere. */
const IBM855 = /^(?:x-)?(?:(?:cs)?ibm-?|cp-?|dos-?)?855$/;

/** The name of a charset in the Encoding Standard in lower case, or `ibm855`; null for an unknown label. */
function encodingName(label: string): string | null {
  const written = label.toLowerCase();
  if (IBM855.test(written)) return 'ibm855';
  const page = WINDOWS_PAGE.exec(written)?.[1];
  const known = page === undefined ? OTHER_LABELS[written] : `windows-${page}`;
  return (labelToName(label) ?? labelToName(known ?? ''))?.toLowerCase() ?? null;
}

function decode(bytes: Uint8Array, name: string): string {
  if (name === 'ibm855') return decodeIbm855(bytes);
  return new TextDecoder(name).decode(bytes);
}

function decodeStrictly(bytes: Uint8Array, name: string): string | null {
  if (name === 'ibm855') return decodeIbm855(bytes);
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Windows-1252 bytes of quotes, dashes, dots and signs, which may follow any letter. */
const MARKS = new Set([0x80, 0x85, ...[0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99]]);

/**
 * Replaces single windows-1252 bytes in a UTF-8 document, which come from pasted texts, by their characters. A byte
 * directly after a UTF-8 character is not replaced, because it may begin a sequence that was cut off.
 */
function replaceSingleBytes(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let copied = 0;
  let isSequence = false;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    const length = byte < 0x80 ? 1 : sequenceLength(bytes, at);
    const isCutOff = length === 0 && byte >= 0xe0 && byte <= 0xf4 && (bytes[at + 1]! & 0xc0) === 0x80;
    if (isCutOff) isSequence = true;
    else if (length === 0 && (!isSequence || (MARKS.has(byte) && bytes[at - 1]! < 0x80))) {
      const character = decode(bytes.subarray(at, at + 1), 'windows-1252');
      parts.push(bytes.subarray(copied, at), Buffer.from(character));
      copied = at + 1;
    }
    isSequence = length === 0 ? isSequence : length > 1;
    at += length || 1;
  }
  return Buffer.concat([...parts, bytes.subarray(copied)]);
}

/** The length in bytes of the UTF-8 sequence that begins at `at`; 0 if none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  return first >= 0xc2 &&
    first <= 0xf4 &&
    isUtf8(bytes.subarray(at, at + length)) &&
    at + length <= bytes.length
    ? length
    : 0;
}

/** Whether a document is damaged UTF-8: of the characters outside ASCII in its first 64 KiB, most are valid. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = decode(bytes.subarray(0, 65_536), 'utf-8');
  let broken = 0;
  let valid = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) valid++;
  }
  return valid > broken;
}

function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const code = view.getUint32(at, littleEndian);
    parts.push(code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code));
  }
  return parts.join('').replace(/^\ufeff/, '');
}

/** The characters of bytes 0x80-0xff in IBM code page 855 (DOS Cyrillic), which the Encoding Standard lacks. */
const UPPER_HALF =
  'ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»' +
  '░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№\u00adыЫзЗшШэЭщЩчЧ§■\u00a0';

function decodeIbm855(bytes: Uint8Array): string {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return ascii.replace(/[\u0080-\u00ff]/g, (byte) => UPPER_HALF[byte.charCodeAt(0) - 0x80]!);
}
