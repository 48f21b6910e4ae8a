/** The query for news about a place; the words after it are English in every language. */
export function localQuery(place: string): string {
  return `${place} local news`;
}
