/** What is longer is seen once and not kept. */
const LONGEST = 60;

/**
 * A function of short texts that keeps what it gave: labels, publishers and words come again in title after title.
 *
 * @param most texts kept; all are forgotten when there are more, so that memory stays bounded whatever is sent.
 */
export function remember<T>(read: (text: string) => T, most: number): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    const found = read(text);
    if (text.length > LONGEST) return found;
    if (kept.size >= most) kept.clear();
    kept.set(text, found);
    return found;
  };
}
