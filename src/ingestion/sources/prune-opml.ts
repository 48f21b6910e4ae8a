import { opmlDocument, parseOpml } from './opml.js';
import { sourceOfOutline } from './read-sources.js';

/** Removes the outlines of some feeds, and lines that become empty, from an OPML text; the rest stays unchanged. */
export function pruneOpml(text: string, isDropped: (url: string) => boolean): string {
  const dropped = new Set(
    parseOpml(text).outlines.filter((outline) => {
      const url = sourceOfOutline(outline).source?.url;
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

/** Extends the range of a removed outline to its whole line, if nothing else is on that line. */
function widened(text: string, start: number, end: number): [start: number, end: number] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) + 1 || text.length;
  const isBlank = text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isBlank ? [lineStart, lineEnd] : [start, end];
}

/** Joins OPML texts: their bodies one after the other, each below a comment with the name of its file. */
export function joinOpml(parts: readonly { file: string; text: string }[]): string {
  const bodies = parts.map(({ file, text }) => {
    const { unclosed } = parseOpml(text);
    const name = file.replace(/-{2,}|-$/g, '-.');
    return `    <!-- ${name} -->\n${bodyOf(text)}${'</outline>'.repeat(unclosed)}\n`;
  });
  return opmlDocument(bodies);
}

/** The text inside `<body>`; without this tag, from the first outline to the end. */
function bodyOf(text: string): string {
  const begin = /<body\b[^>]*>|(?=<outline\b)/i.exec(text);
  if (begin === null) return '';
  const inside = text.slice(begin.index + begin[0].length);
  return inside
    .replace(/<\/body\s*>[^]*$|<\/opml\s*>[^]*$/i, '')
    .replace(/^\s*\n/, '')
    .trimEnd();
}

/** Makes the XML declaration of a text name UTF-8. */
export function declareUtf8(text: string): string {
  return text.replace(/^(<\?xml\b[^>]*?\bencoding\s*=\s*)(?:"[^"]*"|'[^']*')/i, '$1"UTF-8"');
}
