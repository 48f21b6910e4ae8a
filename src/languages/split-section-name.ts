/** Blank space around it makes a hyphen a separator; within a word it joins. */
const SEPARATORS = /[/\\>|,;:&+•·»›、・，；：（）()[\]{}"“”\n\r\t]+|\s[-–—]\s|\s*[–—]\s*/u;
const HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The names within what a publisher wrote into one category: `Sport / Football`, `News > World`, an address or its
 * path, `worldNews`. The whole comes first when it could be one name.
 */
export function splitSectionName(category: string): string[] {
  const text = decoded(category.replace(HOST, '')).replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
  const parts = text.split(SEPARATORS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? [text, ...parts] : parts;
}
