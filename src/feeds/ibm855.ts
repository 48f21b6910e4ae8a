/** Bytes 0x80-0xff of IBM code page 855, DOS Cyrillic, which the Encoding Standard does not have. */
const UPPER_HALF =
  'ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»' +
  '░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№\u00adыЫзЗшШэЭщЩчЧ§■\u00a0';

/** The text of bytes in IBM855; every byte is a character. */
export function decodeIbm855(bytes: Uint8Array): string {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return ascii.replace(/[\u0080-\u00ff]/g, (byte) => UPPER_HALF[byte.charCodeAt(0) - 0x80]!);
}
