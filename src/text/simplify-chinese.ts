import pairs from 'opencc-js/dict/TSCharacters';

const SIMPLIFIED = new Map<string, string>();
for (const pair of pairs.split('|')) {
  const [traditional, simplified] = pair.split(' ');
  SIMPLIFIED.set(traditional!, simplified!);
}

/** Traditional characters as simplified ones, one by one (OpenCC's table): enough for either to find the other. */
export function simplifyChinese(text: string): string {
  return text.replace(/[\u3400-\u9fff\uf900-\ufaff]/g, (character) => SIMPLIFIED.get(character) ?? character);
}
