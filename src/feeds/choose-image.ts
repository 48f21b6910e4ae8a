import { resolveLink } from './resolve-link.js';
import { UNWANTED_IMAGES } from './unwanted-images.js';

/** A picture that a feed offers for an article. */
export interface ImageCandidate {
  url: string | null;
  /** Pixels as declared; null when they are not. */
  width: number | null;
  height: number | null;
  /** Address that `url` is relative to. */
  base: string;
}

/** Sides below this are icons and avatars, in pixels. */
const MIN_SIDE = 60;

/** Wider pictures, in pixels, are originals for print that nobody should load as a thumbnail. */
export const MAX_SENSIBLE_WIDTH = 2_400;

/** Pictures of a higher ratio of their sides are banners and rules. */
const MAX_RATIO = 5;

/**
 * The best of one group of pictures: the widest sensible one, the first where widths are not declared. Pixels,
 * icons, avatars, spacers and rules are refused, by their size and by their address. Null when none is left.
 */
export function chooseImage(candidates: readonly ImageCandidate[]): string | null {
  const sensible = candidates.length === 1 ? candidates : candidates.toSorted((a, b) => rank(b) - rank(a));
  for (const candidate of sensible) {
    if (!hasSensibleSize(candidate)) continue;
    const url = resolveLink(candidate.url, candidate.base);
    if (url !== null && !isUnwanted(url)) return url;
  }
  return null;
}

function rank({ width }: ImageCandidate): number {
  return width !== null && width > MAX_SENSIBLE_WIDTH ? 1 : (width ?? 0);
}

function hasSensibleSize({ width, height }: ImageCandidate): boolean {
  if (width !== null && width < MIN_SIDE) return false;
  if (height !== null && height < MIN_SIDE) return false;
  return width === null || height === null || Math.max(width / height, height / width) <= MAX_RATIO;
}

function isUnwanted(url: string): boolean {
  return UNWANTED_IMAGES.some((pattern) => pattern.test(url));
}

/** Pixels written as `640`, `640px` or `640.0`; null for percentages and anything else. */
export function pixels(text: string | null | undefined): number | null {
  const number = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
