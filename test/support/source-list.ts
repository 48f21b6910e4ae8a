import { writeFileSync } from 'node:fs';

/**
 * Writes a source list of feeds in English.
 *
 * @param attributes of each outline, beside its address.
 * @returns the file.
 */
export function writeSourceList(
  file: string,
  addresses: readonly string[],
  attributes = 'text="S" language="en"',
): string {
  const outlines = addresses.map((address) => `<outline ${attributes} xmlUrl="${address}"/>\n`);
  writeFileSync(file, `<opml version="2.0"><body>\n${outlines.join('')}</body></opml>\n`);
  return file;
}
