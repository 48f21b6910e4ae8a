const SHAPE = /^(?:([a-z]{2,3})|([a-z]{2})-([a-z]{2}))$/i;

/**
 * The canonical case of a language code of the shape `ll`, `lll` or `ll-CC`; null for anything else.
 * Whether the language is supported is another question.
 */
export function canonicalTag(value: string): string | null {
  const match = SHAPE.exec(value);
  if (match === null) return null;
  const [, alone, language, region] = match;
  return alone?.toLowerCase() ?? `${language!.toLowerCase()}-${region!.toUpperCase()}`;
}
