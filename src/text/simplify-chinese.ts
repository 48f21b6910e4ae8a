import pairs from 'opencc-js/dict/TSCharacters';

const SIMPLIFIED = new Map<string, string>();
for (const pair of pairs.split('|')) {
  const [traditional, simplified] = pair.split(' ');
  SIMPLIFIED.set(traditional!, simplified!);
}
/** Characters that only simplified texts use: what others become, and no traditional text has. */
const ONLY_SIMPLIFIED = new Set([...SIMPLIFIED.values()].filter((character) => !SIMPLIFIED.has(character)));

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff]/g;

/** Traditional characters as simplified ones, one by one (OpenCC's table): enough for either to find the other. */
export function simplifyChinese(text: string): string {
  let simplified = '';
  for (const character of text) simplified += SIMPLIFIED.get(character) ?? character;
  return simplified;
}

/** Whether a Chinese text is written in traditional characters: it has more of those that simplification changes. */
export function isTraditionalChinese(text: string): boolean {
  let more = 0;
  for (const character of text.match(CHINESE) ?? []) {
    if ((SIMPLIFIED.get(character) ?? character) !== character) more++;
    else if (ONLY_SIMPLIFIED.has(character)) more--;
  }
  return more > 0;
}
