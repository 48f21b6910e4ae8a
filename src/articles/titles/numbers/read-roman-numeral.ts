const NUMERAL = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a Roman numeral of at least two letters, up to 39, in lower case; null for other words. */
export function readRomanNumeral(word: string): number | null {
  if (!NUMERAL.test(word)) return null;
  const values = Array.from(word, (letter) => VALUES[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
