const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/**
 * The words of a run of a script without spaces, single characters left out. Making a segmenter costs more than most
 * searches, so they are kept.
 *
 * @param language analysis language.
 */
export function wordSegments(text: string, language: string): string[] {
  return [...segmenterOf(language).segment(text)]
    .filter((part) => part.isWordLike && [...part.segment].length > 1)
    .map((part) => part.segment);
}
