/** Why a search text was read as plain words, by the header X-Query-Syntax; null where there is none. */
export function whyPlain(header) {
  const [, position, detail] = /position=(\d+); detail="([^"]*)"/.exec(header ?? '') ?? [];
  if (position === undefined) return null;
  return `The text was read as plain words, because of character ${Number(position) + 1}: ${detail}`;
}
