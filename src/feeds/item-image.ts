import { chooseImage, type ImageCandidate } from './choose-image.js';
import { findHtmlImages } from './find-html-images.js';

/** The picture of an item: the best of the first declared group that has any, else the first good one in its texts. */
export function itemImage(
  declared: readonly ImageCandidate[][],
  htmls: readonly string[],
  base: string,
): string | null {
  for (const group of declared) {
    const url = chooseImage(group);
    if (url !== null) return url;
  }
  for (const html of htmls) {
    for (const candidate of findHtmlImages(html, base)) {
      const url = chooseImage([candidate]);
      if (url !== null) return url;
    }
  }
  return null;
}
