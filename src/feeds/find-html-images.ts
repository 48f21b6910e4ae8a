import { decodeHTMLAttribute } from 'entities';
import { pixels, type ImageCandidate } from './choose-image.js';
import { MAX_SOURCE_LENGTH, MAX_VALUE_LENGTH } from './limits.js';
import { tokenize, type TokenListener } from './tokenize.js';

/** Pictures looked at in one text. */
const MAX_IMAGES = 20;

const PICTURES = new Set(['img', 'source', 'amp-img', 'video']);

/** Where lazily loading pages keep the true address, most telling first; `src` is then a stand-in. */
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
  const source = html.slice(first, first + MAX_SOURCE_LENGTH);
  const collector = new ImageCollector(source, base);
  tokenize(source, 'html', collector);
  return collector.found;
}

class ImageCollector implements TokenListener {
  readonly found: ImageCandidate[] = [];
  declare stop?: () => void;
  /** Attributes of the picture being read; null inside any other tag. */
  private attributes: Map<string, string> | null = null;
  private name = '';

  constructor(
    private readonly source: string,
    private readonly base: string,
  ) {}

  onopentagname(start: number, end: number): void {
    this.attributes = PICTURES.has(this.source.slice(start, Math.min(end, start + 10)).toLowerCase())
      ? new Map()
      : null;
  }

  onattribname(start: number, end: number): void {
    if (this.attributes !== null)
      this.name = this.source.slice(start, Math.min(end, start + 40)).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    if (this.attributes === null || this.attributes.has(this.name) || this.attributes.size > 40) return;
    const value = this.source.slice(start, Math.min(end, start + MAX_VALUE_LENGTH * 2));
    this.attributes.set(this.name, decodeHTMLAttribute(value).trim());
  }

  onopentagend(): void {
    if (this.attributes === null) return;
    const url = bestSource(this.attributes);
    const width = pixels(this.attributes.get('width'));
    const height = pixels(this.attributes.get('height'));
    if (url !== null) this.found.push({ url, width, height, base: this.base });
    this.attributes = null;
    if (this.found.length >= MAX_IMAGES) this.stop?.();
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }
}

function bestSource(attributes: ReadonlyMap<string, string>): string | null {
  const lazy = LAZY.map((name) => attributes.get(name) ?? '').find(isAddress);
  const set = SETS.map((name) => largestOfSet(attributes.get(name) ?? '')).find((url) => url !== null);
  const plain = [attributes.get('src') ?? '', attributes.get('poster') ?? ''].find(isAddress);
  return set ?? lazy ?? plain ?? null;
}

function isAddress(url: string): boolean {
  return url !== '' && !url.startsWith('data:');
}

/** Files wider than this are originals for print. */
const SENSIBLE_WIDTH = 2_400;

/** The widest sensible file of a `srcset`; null when the set is empty. */
export function largestOfSet(set: string): string | null {
  let best: { url: string; rank: number } | null = null;
  for (const entry of set.split(/,\s+|,(?=https?:\/\/|\/)/)) {
    const [url = '', descriptor = '1x'] = entry.trim().split(/\s+/);
    const number = Number.parseFloat(descriptor);
    // A density says nothing of pixels; a single one stands for a usual column.
    const width = descriptor.endsWith('x') ? number * 600 : number;
    const rank = !(width > 0) || width > SENSIBLE_WIDTH ? 1 : width;
    if (isAddress(url) && (best === null || rank > best.rank)) best = { url, rank };
  }
  return best?.url ?? null;
}
