/** A `<` that no `>` ends before the next `<`, and that has no attribute, as a tag left open has. */
const BARE = /<(?![!?/])(?=([^\s<>]*)(?:[^<>=]|=(?!\s*["']))*<)/g;

/** Sections whose content is text already. */
const SECTIONS: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
];

/**
 * XML in which every `<` that begins no tag is a character (`<5%`, `a<b`).
 * @param isElement whether a lower-case name is an element of the format, whose tag may be left open
 */
export function escapeBareBrackets(source: string, isElement: (name: string) => boolean): string {
  const parts: string[] = [];
  for (let at = 0; at < source.length;) {
    const section = nextSection(source, at);
    const text = source.slice(at, section.start);
    parts.push(
      text.replace(BARE, (bracket, name: string) => (isElement(name.toLowerCase()) ? bracket : '&lt;')),
      source.slice(section.start, section.end),
    );
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
