/** Words of all languages together in each of two generations. */
const MAX_WORDS = 10_000;

/**
 * Caches a value per word of a language, because words repeat. Words that were not used while as many others came are
 * forgotten.
 */
export function perWord<T>(
  make: (word: string, language: string) => T,
): (word: string, language: string) => T {
  let recent = new Map<string, Map<string, T>>();
  let former = recent;
  let size = 0;
  return (word, language) => {
    let known = recent.get(language);
    let found = known?.get(word);
    if (found !== undefined) return found;
    found = former.get(language)?.get(word) ?? make(word, language);
    if (size >= MAX_WORDS) {
      [former, recent, known, size] = [recent, new Map(), undefined, 0];
    }
    if (known === undefined) recent.set(language, (known = new Map()));
    known.set(word, found);
    size++;
    return found;
  };
}
