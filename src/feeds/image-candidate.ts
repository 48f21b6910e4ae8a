export interface ImageCandidate {
  url: string | null;
  /** Pixels as declared; null when they are not. */
  width: number | null;
  height: number | null;
  base: string;
}

/** Wider pictures, in pixels, are originals for print and too large for a thumbnail. */
export const MAX_SENSIBLE_WIDTH = 2_400;

/** Pixels written as `640`, `640px` or `640.0`; null for percentages and anything else. */
export function pixels(text: string | null | undefined): number | null {
  const number = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
