export interface ImageCandidate {
  url: string | null;
  /** Declared width in pixels; null if it is not declared. */
  width: number | null;
  height: number | null;
  base: string;
}

/** Maximum width of a picture in pixels; wider ones are originals for print. */
export const MAX_THUMBNAIL_WIDTH = 2_400;

/** Pixels written as `640`, `640px` or `640.0`; null for percentages and anything else. */
export function parsePixels(text: string | null | undefined): number | null {
  const number = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
