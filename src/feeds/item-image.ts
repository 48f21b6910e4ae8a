import { MAX_SOURCE_LENGTH } from './limits.js';
import { resolveLink } from './resolve-link.js';
import { readTags, type TagAttributes } from './tokenize.js';
import { attribute, children, type HtmlText, type XmlElement } from './xml-element.js';

export interface ImageCandidate {
  url: string | null;
  /** Pixels as declared; null when they are not. */
  width: number | null;
  height: number | null;
  base: string;
}

/** Sides below this are icons and avatars, in pixels. */
const MIN_SIDE = 60;

/** Wider pictures, in pixels, are originals for print and too large for a thumbnail. */
const MAX_SENSIBLE_WIDTH = 2_400;

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
    if (url !== null && !UNWANTED_IMAGES.some((pattern) => pattern.test(url))) return url;
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

/** Pixels written as `640`, `640px` or `640.0`; null for percentages and anything else. */
export function pixels(text: string | null | undefined): number | null {
  const number = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** The picture of an item: the best of the first declared group that has any, else the first good one in its texts. */
export function itemImage(declared: readonly ImageCandidate[][], texts: readonly HtmlText[]): string | null {
  for (const group of declared) {
    const url = chooseImage(group);
    if (url !== null) return url;
  }
  for (const { html, base } of texts) {
    for (const candidate of findHtmlImages(html, base)) {
      const url = chooseImage([candidate]);
      if (url !== null) return url;
    }
  }
  return null;
}

/** The pictures that an item of RSS or Atom declares, in groups from the most to the least reliable. */
export function mediaImages(item: XmlElement, base: string): ImageCandidate[][] {
  const groups = [item, ...children(item, 'media:group')];
  const contents = groups.flatMap((group) => children(group, 'media:content'));
  const thumbnails = [...groups, ...contents].flatMap((holder) => children(holder, 'media:thumbnail'));
  const candidates = (elements: readonly XmlElement[]): ImageCandidate[] =>
    elements.map((element) => candidate(element, attribute(element, 'url') ?? element.text, base));
  const enclosures = children(item, 'enclosure').filter(isPicture);
  return [candidates(contents.filter(isPicture)), candidates(enclosures), candidates(thumbnails)];
}

/** Names of summaries. The Media RSS description of a picture is its caption, not the article's text. */
export function withoutCaption(names: readonly string[], item: XmlElement): readonly string[] {
  const showsPictures = children(item, 'media:content').some(isPicture);
  return showsPictures ? names.filter((name) => name !== 'media:description') : names;
}

/** Elements that some publishers made up for the address of a picture. */
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
];

/** `itunes:image`, and the picture elements of dialects. */
export function ownImages(item: XmlElement, base: string): ImageCandidate[] {
  return OWN_IMAGES.flatMap((name) => children(item, name)).map((element) => {
    const inner = children(element, 'url')[0]?.text.trim() ?? element.text;
    return candidate(element, attribute(element, 'href') ?? attribute(element, 'url') ?? inner, base);
  });
}

function candidate(element: XmlElement, url: string | null, base: string): ImageCandidate {
  return {
    url,
    width: pixels(attribute(element, 'width')),
    height: pixels(attribute(element, 'height')),
    base: attribute(element, 'xml:base') ?? base,
  };
}

function isPicture(element: XmlElement): boolean {
  const type = attribute(element, 'type')?.toLowerCase() ?? '';
  const medium = attribute(element, 'medium')?.toLowerCase() ?? '';
  if (/^(?:image|img|photo|jpe?g|png|webp|gif|avif)\b/.test(type)) return !type.includes('svg');
  if (/^(?:image|photo|picture)$/.test(medium)) return true;
  if (medium !== '' || (type !== '' && type !== 'application/octet-stream')) return false;
  const url = attribute(element, 'url') ?? '';
  // A picture has a size and no duration; addresses of image services do not end in a file name.
  const isSized = attribute(element, 'width') !== null && attribute(element, 'duration') === null;
  return (
    /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(url) ||
    (isSized && !/\.[a-z]\w{2,4}(?:[?#]|$)/i.test(url))
  );
}

const MAX_IMAGES = 20;

const PICTURE_TAGS = new Set(['img', 'source', 'amp-img', 'video']);

/** Where pages that load lazily keep the real address, most reliable first; `src` is then a placeholder. */
const LAZY = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-orig-file',
  'data-large-file',
  'data-url',
];

const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset'];

/** The pictures of a piece of HTML, in their order, with the largest file each offers. */
export function findHtmlImages(html: string, base: string): ImageCandidate[] {
  const first = html.search(/<(?:img|source|amp-img|video)\b/i);
  if (first < 0) return [];
  const found: ImageCandidate[] = [];
  readTags(html.slice(first, first + MAX_SOURCE_LENGTH), PICTURE_TAGS, (_, attributes) => {
    const url = bestSource(attributes);
    const width = pixels(attributes.get('width'));
    const height = pixels(attributes.get('height'));
    if (url !== null) found.push({ url, width, height, base });
    return found.length < MAX_IMAGES;
  });
  return found;
}

function bestSource(attributes: TagAttributes): string | null {
  const lazy = LAZY.map((name) => attributes.get(name) ?? '').find(isAddress);
  const set = SETS.map((name) => largestOfSet(attributes.get(name) ?? '')).find((url) => url !== null);
  const plain = [attributes.get('src') ?? '', attributes.get('poster') ?? ''].find(isAddress);
  return set ?? lazy ?? plain ?? null;
}

function isAddress(url: string): boolean {
  return url !== '' && !url.startsWith('data:');
}

/** The widest sensible file of a `srcset`; null when the set is empty. */
export function largestOfSet(set: string): string | null {
  let best: { url: string; rank: number } | null = null;
  for (const entry of set.split(/,\s+|,(?=https?:\/\/|\/)/)) {
    const [url = '', descriptor = '1x'] = entry.trim().split(/\s+/);
    const number = Number.parseFloat(descriptor);
    // A density (`2x`) says nothing about pixels: 1x is taken for the width of a usual column.
    const width = descriptor.endsWith('x') ? number * 600 : number;
    const rank = !(width > 0) || width > MAX_SENSIBLE_WIDTH ? 1 : width;
    if (isAddress(url) && (best === null || rank > best.rank)) best = { url, rank };
  }
  return best?.url ?? null;
}

/**
 * Addresses of pictures that do not show what an article is about, in groups with a reason each. Words are matched as
 * complete names of files or folders, since articles are also written about pixels, icons and avatars.
 */
const UNWANTED_IMAGES: readonly RegExp[] = [
  // Counting pixels and trackers of feed services and advertisers.
  /^https?:\/\/(?:[\w-]+\.)*(?:feedburner|feedsportal|doubleclick|pheedo|pheedcontent|feedblitz|scorecardresearch|quantserve|chartbeat|statcounter|google-analytics|googlesyndication|googleadservices|amazon-adsystem|adnxs|outbrain|taboola|ivwbox|zedo|vgwort|2mdn)\.(?:com|net|de|org)\//i,
  /^https?:\/\/(?:pixel|stats?|track(?:er|ing)?|beacon|counter|metrics|analytics|ads?|adserver|vg\d+\.met)\.[\w.-]+\/(?:[^?]*\.gif|[^.?]*)(?:\?|$)/i,
  /\/(?:b|s|t|p|pixel|beacon|track(?:er|ing)?|1x1|counter|count|spacer|blank|transparent|trans|clear|dot|empty)[_-]?\d{0,4}\.(?:gif|php)\b/i,
  /\/(?:pixel|1x1|spacer|blank|transparent|empty)\.(?:png|jpe?g|webp)\b/i,
  /^https?:\/\/(?:[\w-]+\.)*facebook\.com\/tr\b/i,
  /\/(?:pixel|beacon|track(?:er|ing)?)(?:\/[^.?]*)?(?:\?|$)/i,
  // Sizes in the name that only icons have.
  /[_-](?:16x16|[2-5]\dx[2-5]\d)\.(?:gif|png|jpe?g|webp)\b/i,
  // Faces of authors and commenters.
  /^https?:\/\/(?:[\w-]+\.)*gravatar\.com\//i,
  /^https?:\/\/avatars?\d*\./i,
  /\/(?:avatars?|gravatars?|headshots?|user[_-]?(?:pics?|photos?|images?)|profile[_-]?(?:pics?|photos?|images?)|author[_-]?(?:pics?|photos?|images?))\//i,
  /\/(?:avatar|user|profile|author|headshot)(?:[_-]?(?:pic|photo|image|default))?(?:[_-]?\d{1,3}x\d{1,3})?\.(?:gif|png|jpe?g|webp)\b/i,
  // Emoticons, share buttons, icons.
  /\/(?:emojis?|smil(?:ies|eys?)|emoticons?)\//i,
  /\/(?:favicon|icon|sprites?|share|rss|feed-icon|btn|button|badge|arrow|bullet|loading|loader|spinner)(?:[_-][\w-]{1,24})?\.(?:gif|png|ico)\b/i,
  /[_-](?:icon|btn|button|badge|sprite|spinner)(?:[_-]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|ico)\b/i,
  /_icon_[\w-]{1,40}\.(?:gif|png|ico)\b/i,
  /\/(?:icons|favicons|buttons|badges|share-?icons|social-?icons)\/[^?]*\.(?:gif|png|ico)\b/i,
  // Placeholders for a picture that is missing or still loading.
  /[/_.-](?:placeholders?|no[_-]?(?:image|img|photo|pic|picture|thumb|thumbnail)|default[_-]?(?:image|img|thumb|thumbnail|og|share))(?:[_-][\w.-]*)?\.(?:gif|png|jpe?g|webp)\b/i,
  /\/missing\.(?:gif|png|jpe?g|webp)\b/i,
  // Kinds of file that no picture of an article comes in.
  /\.(?:ico|svgz?|mp[34]|m4[av]|ogg|webm|mov|avi|pdf|html?|js|css)(?:[?#]|$)/i,
];
