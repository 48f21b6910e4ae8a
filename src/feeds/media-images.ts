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

/** Elements of their own in which publishers put the address of a picture. */
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
    const inner = children(element, 'url')[0]?.text.trim();
    return candidate(
      element,
      attribute(element, 'href') ?? attribute(element, 'url') ?? inner ?? element.text,
      base,
    );
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
  // A picture has a size and no length; addresses of image services end in no name of a file.
  const isSized = attribute(element, 'width') !== null && attribute(element, 'duration') === null;
  return (
    /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(url) ||
    (isSized && !/\.[a-z]\w{2,4}(?:[?#]|$)/i.test(url))
  );
}
