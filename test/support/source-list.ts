import { writeFileSync } from 'node:fs';

/**
 * Writes a source list.
 *
 * @param feeds addresses, or each with the attributes of its outline.
 * @param attributes of the outlines of addresses; default those of a feed in English.
 * @returns the file.
 */
export function writeSourceList(
  file: string,
  feeds: readonly (string | readonly [address: string, attributes: string])[],
  attributes = 'text="S" language="en"',
): string {
  const outlines = feeds
    .map((feed) => (typeof feed === 'string' ? [feed, attributes] : feed))
    .map(([address, given]) => `<outline ${given} xmlUrl="${address}"/>\n`);
  writeFileSync(file, `<opml version="2.0"><body>\n${outlines.join('')}</body></opml>\n`);
  return file;
}
