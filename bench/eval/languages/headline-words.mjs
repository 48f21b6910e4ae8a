const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
const segmenters = new Map();

function segmenter(language) {
  if (!segmenters.has(language))
    segmenters.set(language, new Intl.Segmenter(language, { granularity: 'word' }));
  return segmenters.get(language);
}

/** The words of a headline as they stand there, each once: what a reader could copy. */
export function headlineWords(title, language) {
  const primary = language.split('-')[0];
  const found = UNSPACED.has(primary)
    ? [...segmenter(primary).segment(title)].filter((part) => part.isWordLike).map((part) => part.segment)
    : (title.match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}\u200c]+(?:['’ʻ‘"״][\p{L}\p{M}]+)*/gu) ?? []);
  const shortest = UNSPACED.has(primary) || primary === 'ko' ? 2 : 3;
  return [...new Set(found)].filter((word) => [...word].length >= shortest);
}

/** The two or three rarest words of a headline in its order; null when it has fewer. */
export function rarestWords(title, language, { count, ignored, frequency }) {
  const content = headlineWords(title, language).filter((word) => !ignored.has(word.toLowerCase()));
  if (content.length < count) return null;
  const rarest = [...content].sort((a, b) => frequency.get(a) - frequency.get(b)).slice(0, count);
  return content.filter((word) => rarest.includes(word));
}
