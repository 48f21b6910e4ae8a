/** The words of a list that is separated by spaces. */
export const wordsOfList = (list = ''): string[] => list.match(/\S+/g) ?? [];

/** Escapes a text for a regular expression. `RegExp.escape` needs Node 24. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pairs in a list such as `tyre:tire kerb:curb`. */
export const pairsOfList = (list?: string): [string, string][] =>
  wordsOfList(list).map((pair) => pair.split(':') as [string, string]);

/** Concatenates each word of the first list with each of the second; `-` stands for no letters. */
export function combinations(first: string, second: string): string {
  const parts = second.split(' ').map((one) => (one === '-' ? '' : one));
  return first
    .split(' ')
    .flatMap((one) => parts.map((part) => (one === '-' ? part : one + part)))
    .filter((one) => one !== '')
    .join(' ');
}
