/** What shows that a `<` begins a tag, in the text from the character behind it to the next `<`. */
const TAG = /^[!?/]|>|=\s*["']/;

/** Sections whose content is text, in which no `<` begins a tag. */
const SECTIONS: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
];

/**
 * Escapes every `<` that begins no tag (`<5%`, `a<b`): no `>` ends it before the next `<`, and it has no attribute, as
 * a tag left open has. Linear in the source.
 *
 * @param isElement whether a lower-case name is an element of the format, whose tag may be left open
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
