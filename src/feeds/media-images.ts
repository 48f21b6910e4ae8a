import { pixels, type ImageCandidate } from './choose-image.js';
import { attribute, children, type XmlElement } from './xml-element.js';

/** What an item of RSS or Atom declares as its pictures, in groups from the most to the least telling. */
export function mediaImages(item: XmlElement, base: string): ImageCandidate[][] {
  const groups = [item, ...children(item, 'media:group')];
  const contents = groups.flatMap((group) => children(group, 'media:content'));
  const holders = [...groups, ...contents];
  return [
    contents.filter(isPicture).map((element) => candidate(element, attribute(element, 'url'), base)),
    children(item, 'enclosure')
      .filter(isPicture)
      .map((element) => candidate(element, attribute(element, 'url'), base)),
    holders
      .flatMap((holder) => children(holder, 'media:thumbnail'))
      .map((element) => candidate(element, attribute(element, 'url') ?? element.text, base)),
  ];
}

/** `itunes:image`, and the picture elements of dialects. */
export function ownImages(item: XmlElement, base: string): ImageCandidate[] {
  return [...children(item, 'itunes:image'), ...children(item, 'image'), ...children(item, 'thumbnail')].map(
    (element) => {
      const inner = children(element, 'url')[0]?.text.trim();
      return candidate(
        element,
        attribute(element, 'href') ?? attribute(element, 'url') ?? inner ?? element.text,
        base,
      );
    },
  );
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
  if (type.startsWith('image/')) return !type.startsWith('image/svg');
  if (medium === 'image') return true;
  if (type !== '' && type !== 'application/octet-stream') return false;
  return medium === '' && /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(attribute(element, 'url') ?? '');
}
