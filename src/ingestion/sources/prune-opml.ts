import { opmlDocument, parseOpml } from './opml.js';
import { describeSource } from './read-sources.js';

/**
 * An OPML text without the outlines of some feeds, otherwise unchanged. A line that contains only removed outlines is
 * removed with them.
 * @param isDropped called with the URL of each feed.
 */
export function pruneOpml(text: string, isDropped: (url: string) => boolean): string {
  const dropped = new Set(
    parseOpml(text).outlines.filter((outline) => {
      const url = describeSource(outline).source?.url;
      return url !== undefined && isDropped(url);
    }),
  );
  const parts: string[] = [];
  let from = 0;
  for (const outline of dropped) {
    const [start, end] = widened(text, outline.start, outline.end);
    parts.push(text.slice(from, start));
    // The feed before it, without an end tag, ended where this one began.
    if (outline.ends !== null && !dropped.has(outline.ends)) parts.push('</outline>');
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** The range of a removed outline with the rest of its line, where that is blank on both sides. */
function widened(text: string, start: number, end: number): [start: number, end: number] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) + 1 || text.length;
  const isBlank = text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isBlank ? [lineStart, lineEnd] : [start, end];
}

/** Several OPML texts as one: their bodies one after the other, each under a comment that names its file. */
export function joinOpml(parts: readonly { file: string; text: string }[]): string {
  const bodies = parts.map(({ file, text }) => {
    const { unclosed } = parseOpml(text);
    const name = file.replace(/-{2,}|-$/g, '-.');
    return `    <!-- ${name} -->\n${bodyOf(text)}${'</outline>'.repeat(unclosed)}\n`;
  });
  return opmlDocument(bodies);
}

/** The text between the tags of the body; without them, from the first outline to the end. */
function bodyOf(text: string): string {
  const begin = /<body\b[^>]*>|(?=<outline\b)/i.exec(text);
  if (begin === null) return '';
  const inside = text.slice(begin.index + begin[0].length);
  return inside
    .replace(/<\/body\s*>[^]*$|<\/opml\s*>[^]*$/i, '')
    .replace(/^\s*\n/, '')
    .trimEnd();
}

/** The text as a document in UTF-8, whatever its encoding was. */
export function declareUtf8(text: string): string {
  return text.replace(/^(<\?xml\b[^>]*?\bencoding\s*=\s*)(?:"[^"]*"|'[^']*')/i, '$1"UTF-8"');
}
