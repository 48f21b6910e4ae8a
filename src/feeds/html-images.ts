import { decodeHTMLAttribute } from 'entities';
import { type ImageCandidate, MAX_THUMBNAIL_WIDTH, parsePixels } from './image-candidate.js';
import { MAX_ATTRIBUTES_PER_ELEMENT, MAX_TEXT_SOURCE_LENGTH, MAX_ATTRIBUTE_LENGTH } from './limits.js';
import { resolveLink } from './resolve-link.js';
import { tokenize, type TagAttributes, type TokenListener } from './tokenize.js';
import {
  isPlaceholderImage,
  isUnwantedImageUrl,
  isUnwantedImageContainer,
  isUnwantedImage,
} from './unwanted-images.js';

const MAX_IMAGES = 20;

const PICTURE_TAGS = new Set(['img', 'source', 'amp-img', 'video', 'amp-video']);

/** Attributes by which an element around a picture is recognized as a box of unwanted pictures. */
const BOX_ATTRIBUTES = new Set(['class', 'id', 'style', 'itemprop', 'itemtype', 'rel', 'href']);

/** Elements without an end tag, so that no picture is inside them. */
const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'hr', 'input', 'link', 'meta', 'wbr', ...PICTURE_TAGS]);

/**
 * The pictures in HTML, in order, each with the absolute address of its largest file. Pictures that do not show the
 * subject (icons, avatars, share buttons) are omitted, by their own attributes and those of elements around them.
 *
 * @param isEnough called with each picture; true ends the search
 */
export function findHtmlImages(
  html: string,
  base: string,
  isEnough: (picture: ImageCandidate) => boolean = () => false,
): ImageCandidate[] {
  if (!/<(?:\w+:)?(?:img|source|amp-img|video|amp-video)\b/i.test(html)) return [];
  const reader = new PictureReader(html.slice(0, MAX_TEXT_SOURCE_LENGTH), base, isEnough);
  tokenize(reader.source, 'html', reader);
  return reader.found;
}

class PictureReader implements TokenListener {
  declare stop?: () => void;
  readonly found: ImageCandidate[] = [];
  private tag = '';
  private attributes = new Map<string, string>();
  /** Name of the attribute that is being read; `''` if its value is not needed. */
  private name = '';
  private isPicture = false;
  /** Name of the open element whose pictures are omitted; `depth` counts the open elements of this name. */
  private box = '';
  private depth = 0;

  constructor(
    readonly source: string,
    private readonly base: string,
    private readonly isEnough: (picture: ImageCandidate) => boolean,
  ) {}

  onopentagname(start: number, end: number): void {
    this.tag = this.localName(start, end);
    this.isPicture = PICTURE_TAGS.has(this.tag);
    if (this.attributes.size > 0) this.attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    const name = this.source.slice(start, Math.min(end, start + 60)).toLowerCase();
    if (name === 'hidden') this.attributes.set(name, '');
    this.name = this.isPicture || BOX_ATTRIBUTES.has(name) ? name : '';
  }

  onattribdata(start: number, end: number): void {
    const { attributes, name } = this;
    if (
      name === '' ||
      this.depth > 0 ||
      attributes.has(name) ||
      attributes.size >= MAX_ATTRIBUTES_PER_ELEMENT
    )
      return;
    // More than an address may have: a longer one is refused later, not cut.
    const value = this.source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_LENGTH * 2));
    attributes.set(name, value.includes('&') ? decodeHTMLAttribute(value).trim() : value.trim());
  }

  onopentagend(): void {
    if (this.depth > 0) {
      // A paragraph ends where the next one begins.
      if (this.tag === this.box) this.depth = this.tag === 'p' ? 0 : this.depth + 1;
      if (this.depth > 0) return;
    }
    if (this.isPicture) this.addPicture();
    else if (!VOID_ELEMENTS.has(this.tag) && isUnwantedImageContainer(this.tag, this.attributes)) {
      this.box = this.tag;
      this.depth = 1;
    }
  }

  onselfclosingtag(): void {
    if (this.depth === 0 && this.isPicture) this.addPicture();
  }

  onclosetag(start: number, end: number): void {
    if (this.depth > 0 && this.localName(start, end) === this.box) this.depth--;
  }

  private localName(start: number, end: number): string {
    const name = this.source.slice(start, Math.min(end, start + 40)).toLowerCase();
    return name.slice(name.indexOf(':') + 1);
  }

  private addPicture(): void {
    const { attributes, base } = this;
    if (isUnwantedImage(attributes)) return;
    const found = firstPicture(attributes, base);
    if (found === null || (isPlaceholderImage(attributes) && found.source === attributes.get('src'))) return;
    const [width, height] = [parsePixels(attributes.get('width')), parsePixels(attributes.get('height'))];
    const picture = { url: found.url, width, height, base };
    this.found.push(picture);
    if (this.found.length >= MAX_IMAGES || this.isEnough(picture)) this.stop?.();
  }
}

/** The first address of a picture in its attributes, as written and resolved; null if there is none. */
function firstPicture(attributes: TagAttributes, base: string): { source: string; url: string } | null {
  for (const source of sources(attributes)) {
    if (source === null || !isAddress(source)) continue;
    const url = resolveLink(source, base);
    if (url !== null && !isUnwantedImageUrl(url)) return { source, url };
  }
  return null;
}

/** Ordinary attributes, which never contain the address of a lazily loaded picture. */
const COMMON_ATTRIBUTES = new Set(
  'src srcset sizes alt title class id style width height loading decoding poster href longdesc usemap data-permalink data-link data-href data-page-url data-share-url data-pin-url'.split(
    ' ',
  ),
);

/** Names of attributes in which scripts store the address of a lazily loaded picture. */
const LAZY_NAME =
  /src|orig|lazy|file|actual|echo|full|large|retina|hi-?res|(?:^|-)(?:img|image|photo|pic|picture|thumb|thumbnail|url|bg|background|source|load|defer|layzr|blazy|normal|desktop|medium|main|poster)(?:-|$)/;

/** Finds the address of a picture file in a value such as JSON, a list or a style. */
const FILE_ADDRESS =
  /(?:https?:)?\/\/[^\s"'<>,\\()]+?\.(?:jpe?g|png|webp|avif|gif)(?![\w.-])(?:\?[^\s"'<>,\\()]*)?/i;
const FILE = /^[^\s"'<>{}[\]]{1,2000}\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i;

/** The addresses of a picture, best first: largest of `srcset`, `src` and, if unusable, those for lazy loading. */
function* sources(attributes: TagAttributes): Generator<string | null> {
  if (attributes.has('srcset')) yield largestOfSrcset(attributes.get('srcset')!);
  yield attributes.get('src') ?? '';
  const lazy = [...attributes].filter(([name]) => !COMMON_ATTRIBUTES.has(name) && !name.startsWith('on'));
  for (const [name, value] of lazy) if (name.includes('srcset')) yield largestOfSrcset(value);
  const named = lazy.filter(
    ([name]) => LAZY_NAME.test(name) && !/srcset|width|height|size|alt|caption|title/.test(name),
  );
  const [first, rest] = [/src|orig|file|actual/, named];
  for (const [, value] of [
    ...rest.filter(([name]) => first.test(name)),
    ...rest.filter(([name]) => !first.test(name)),
  ])
    if (/^(?:https?:\/\/|\/|\.{0,2}\/|[\w%-]+(?:\/[\w%.-]+)+)\S*$/i.test(value)) yield value;
  for (const [, value] of lazy)
    yield FILE.test(value) ? value : (FILE_ADDRESS.exec(value.replaceAll('\\/', '/'))?.[0] ?? null);
  yield attributes.get('poster') ?? '';
}

function isAddress(url: string): boolean {
  return url !== '' && !url.startsWith('data:');
}

/** The widest file in a `srcset` up to `MAX_THUMBNAIL_WIDTH`, else the first; null without an address. */
export function largestOfSrcset(set: string): string | null {
  let best: { url: string; rank: number } | null = null;
  for (const entry of set.split(/,\s+|,(?=https?:\/\/|\/)/)) {
    const [url = '', descriptor = '1x'] = entry.trim().split(/\s+/);
    const number = Number.parseFloat(descriptor);
    // A density (`2x`) says nothing about pixels: 1x is taken for the width of a usual column.
    const width = descriptor.endsWith('x') ? number * 600 : number;
    const rank = !(width > 0) || width > MAX_THUMBNAIL_WIDTH ? 1 : width;
    if (isAddress(url) && (best === null || rank > best.rank)) best = { url, rank };
  }
  return best?.url ?? null;
}
