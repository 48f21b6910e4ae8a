/** Tests the text between a `<` and the next `<`: matches if the first one begins a tag. */
const TAG = /^[!?/]|>|=\s*["']/;

/** Start and end of sections in which no `<` begins a tag, such as comments and CDATA. */
const SECTIONS: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
];

/**
 * Escapes each `<` that begins no tag (`<5%`, `a<b`): it has neither a `>` before the next `<` nor an attribute.
 * Linear in the length of the source.
 * @param isElement whether a lower-case name is an element of the format, whose tag counts even without a `>`
 */
export function escapeBareBrackets(source: string, isElement: (name: string) => boolean): string {
  const isBare = (piece: string): boolean =>
    !TAG.test(piece) && !isElement(/^\S*/.exec(piece)![0].toLowerCase());
  const parts: string[] = [];
  for (let at = 0; at < source.length;) {
    const section = nextSection(source, at);
    const [text, ...pieces] = source.slice(at, section.start).split('<');
    // Behind the last bracket of the document, the tag may be cut off.
    const last = section.start < source.length ? pieces.length : pieces.length - 1;
    const escaped = pieces.map((piece, i) => (i < last && isBare(piece) ? '&lt;' : '<') + piece);
    parts.push(text!, escaped.join(''), source.slice(section.start, section.end));
    at = section.end;
  }
  return parts.join('');
}

function nextSection(source: string, from: number): { start: number; end: number } {
  const start = source.indexOf('<!', from);
  if (start < 0) return { start: source.length, end: source.length };
  const [, mark] = SECTIONS.find(([begin]) => source.startsWith(begin, start)) ?? [];
  const end = mark === undefined ? start + 2 : source.indexOf(mark, start);
  return { start, end: end < 0 ? source.length : end + (mark?.length ?? 0) };
}
