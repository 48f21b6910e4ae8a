/** An element of a feed as the adapters read it: known prefixes, lower-case names, entities decoded once. */
export interface XmlElement {
  /** Lower-case; bare in the format's own namespace (`title`), else with the prefix of `namespaces.ts` (`dc:date`). */
  name: string;
  /** By lower-case name as written, first wins. */
  attributes: ReadonlyMap<string, string>;
  /** Kept only below elements that structure the document; texts keep their markup as source. */
  children: XmlElement[];
  parent: XmlElement | null;
  /** Character data of the element itself. */
  text: string;
  /** Inner source, when the text contains elements instead of escaped markup; else null. */
  markup: string | null;
  /** False when the document ended before the element did. */
  complete: boolean;
}

/** The first child of that name. */
export function child(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.children.find((candidate) => candidate.name === name) ?? null;
}

/** All children of that name. */
export function children(element: XmlElement | null | undefined, name: string): XmlElement[] {
  return element?.children.filter((candidate) => candidate.name === name) ?? [];
}

/** Trimmed text of the first of these children that has any; `''` when none. */
export function childText(element: XmlElement | null | undefined, ...names: string[]): string {
  for (const name of names) {
    for (const candidate of children(element, name)) {
      const text = candidate.text.trim();
      if (text !== '') return text;
    }
  }
  return '';
}

/** A trimmed attribute; null when missing or empty. */
export function attribute(element: XmlElement | null | undefined, name: string): string | null {
  const value = element?.attributes.get(name)?.trim();
  return value === undefined || value === '' ? null : value;
}

/** The nearest `xml:lang` at or above the element; null when there is none. */
export function declaredLanguage(element: XmlElement): string | null {
  for (let at: XmlElement | null = element; at !== null; at = at.parent) {
    const language = attribute(at, 'xml:lang');
    if (language !== null) return language;
  }
  return null;
}

/** The HTML that an element carries, escaped, in CDATA or as elements; `''` when there is none. */
export function htmlOf(element: XmlElement | null): string {
  if (element === null) return '';
  if (element.markup === null) return element.text;
  return element.markup.includes('<![CDATA[')
    ? element.markup.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
    : element.markup;
}
