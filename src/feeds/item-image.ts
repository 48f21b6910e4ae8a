import { findHtmlImages } from './html-images.js';
import { type ImageCandidate, MAX_THUMBNAIL_WIDTH, parsePixels } from './image-candidate.js';
import { resolveLink } from './resolve-link.js';
import { isUnwantedImageUrl, MIN_IMAGE_SIDE } from './unwanted-images.js';
import {
  attributeValue,
  childElements,
  ownBaseUrl,
  type HtmlWithBase,
  type XmlElement,
} from './xml-element.js';

/** Maximum ratio of the sides of a picture; longer ones are banners and rules. */
const MAX_RATIO = 5;

/**
 * The best of several pictures: the widest that is not too wide, or the first if no widths are declared. Tracking
 * pixels, icons, avatars and rules are excluded by size and address; null if none remains.
 */
export function chooseImage(candidates: readonly ImageCandidate[]): string | null {
  const sensible = candidates.length === 1 ? candidates : candidates.toSorted((a, b) => rank(b) - rank(a));
  for (const candidate of sensible) {
    if (!hasSensibleSize(candidate)) continue;
    const url = resolveLink(candidate.url, candidate.base);
    if (url !== null && !isUnwantedImageUrl(url)) return url;
  }
  return null;
}

function rank({ width }: ImageCandidate): number {
  return width !== null && width > MAX_THUMBNAIL_WIDTH ? 1 : (width ?? 0);
}

function hasSensibleSize({ width, height }: ImageCandidate): boolean {
  if (width !== null && width < MIN_IMAGE_SIDE) return false;
  if (height !== null && height < MIN_IMAGE_SIDE) return false;
  return width === null || height === null || Math.max(width / height, height / width) <= MAX_RATIO;
}

/**
 * The picture of an item: the best of the first group that has a suitable one, otherwise the first suitable one in
 * its texts.
 * @param declared groups of pictures, the most reliable first
 */
export function itemImage(
  declared: readonly ImageCandidate[][],
  texts: readonly HtmlWithBase[],
): string | null {
  for (const group of declared) {
    const url = chooseImage(group);
    if (url !== null) return url;
  }
  for (const { html, base } of texts) {
    const last = findHtmlImages(html, base, hasSensibleSize).at(-1);
    if (last !== undefined && hasSensibleSize(last)) return last.url;
  }
  return null;
}

/** The pictures that an item of RSS or Atom declares, in groups from the most to the least reliable. */
export function imagesOfMediaElements(item: XmlElement, base: string): ImageCandidate[][] {
  const groups = [item, ...childElements(item, 'media:group')];
  const contents = groups.flatMap((group) => childElements(group, 'media:content'));
  const thumbnails = [...groups, ...contents].flatMap((holder) => childElements(holder, 'media:thumbnail'));
  const candidates = (elements: readonly XmlElement[]): ImageCandidate[] =>
    elements.map((element) => candidate(element, attributeValue(element, 'url') ?? element.text, base));
  const enclosures = childElements(item, 'enclosure').filter(isPicture);
  return [candidates(contents.filter(isPicture)), candidates(enclosures), candidates(thumbnails)];
}

/** Removes the Media RSS description from the names of summary elements if it is the caption of a picture. */
export function summaryElementNames(names: readonly string[], item: XmlElement): readonly string[] {
  const showsPictures = childElements(item, 'media:content').some(isPicture);
  return showsPictures ? names.filter((name) => name !== 'media:description') : names;
}

/** Elements that single publishers invented for the address of a picture. */
const OWN_IMAGES = [
  'itunes:image',
  'image',
  'thumbnail',
  'fullimage',
  'storyimage',
  'thumbimage',
  'coverimages',
  'featuredimage',
  'featured_image',
  'image_url',
  'imageurl',
  'thumb',
  'photo',
  'picture',
];

/** The pictures in `itunes:image` and in elements that single publishers invented. */
export function imagesInNonstandardElements(item: XmlElement, base: string): ImageCandidate[] {
  return OWN_IMAGES.flatMap((name) => childElements(item, name)).map((element) => {
    const inner = childElements(element, 'url')[0]?.text.trim() ?? element.text;
    return candidate(
      element,
      attributeValue(element, 'href') ?? attributeValue(element, 'url') ?? inner,
      base,
    );
  });
}

function candidate(element: XmlElement, url: string | null, base: string): ImageCandidate {
  return {
    url,
    width: parsePixels(attributeValue(element, 'width')),
    height: parsePixels(attributeValue(element, 'height')),
    base: ownBaseUrl(element, base),
  };
}

/** An address that ends in the extension of a picture file. */
const PICTURE_FILE = /^[^?#]*\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;

/** Whether a media type, which may be wrong, or the extension of an address is that of a picture. */
export function isPictureFile(type: string, url: string): boolean {
  if (/^(?:image|img|photo|jpe?g|png|webp|gif|avif)\b/i.test(type)) return !/svg/i.test(type);
  return PICTURE_FILE.test(url);
}

function isPicture(element: XmlElement): boolean {
  const type = attributeValue(element, 'type') ?? '';
  const medium = attributeValue(element, 'medium')?.toLowerCase() ?? '';
  const url = attributeValue(element, 'url') ?? '';
  if (isPictureFile(type, url) || /^(?:image|photo|picture)$/.test(medium)) return true;
  if (medium !== '' || (type !== '' && type !== 'application/octet-stream')) return false;
  if (/\.(?:jpe?g|png|webp|gif|avif)$/i.test(url)) return true;
  // Addresses of image services do not end in a file name. A picture has no duration, player or picture of its own.
  const isFilm =
    attributeValue(element, 'duration') !== null ||
    FILM_PAGE.test(url) ||
    FILM_PARTS.some((name) => childElements(element, name).length > 0);
  const isSized = attributeValue(element, 'width') !== null || element.name === 'media:content';
  const path = url.replace(/^https?:\/\/[^/]*/i, '');
  return isSized && !isFilm && path.length > 1 && !/\.[a-z]\w{2,4}(?:[?#]|$)/i.test(path);
}

const FILM_PARTS = ['media:player', 'media:thumbnail'];
const FILM_PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|twitch\.tv|soundcloud\.com|spotify\.com)\//i;
