import { chooseImage, pixels, type ImageCandidate, findHtmlImages, largestOfSet } from './item-image.js';

const base = 'https://paper.example/2026/story';
const offer = (url: string, width: number | null = null, height: number | null = null): ImageCandidate => ({
  url,
  width,
  height,
  base,
});

describe(chooseImage.name, () => {
  it.each([
    '/img/spacer.gif',
    '/x/blank.gif',
    '/1x1.png',
    'https://pixel.wp.com/g.gif?host=paper.example',
    'https://stats.paper.example/b.gif',
    'https://ads.paper.example/imp?id=1',
    'https://vg07.met.vgwort.de/na/abc',
    'https://feeds.feedburner.com/~r/paper/~4/xyz',
    'https://www.facebook.com/tr?id=1',
    'https://secure.gravatar.com/avatar/1?s=96',
    'https://avatars3.githubusercontent.com/u/1',
    '/wp-content/uploads/avatars/3/face.jpg',
    '/avatar-96x96.jpg',
    '/author-photo/joe.jpg',
    '/face-48x48.jpg',
    '/images/facebook-icon-32x32.png',
    '/favicon.png',
    '/rss.png',
    '/smilies/icon_smile.gif',
    '/no-image.jpg',
    '/img/default-thumbnail.png',
    '/lazy_placeholder.gif',
    '/logo.svg',
    '/film.mp4',
    'data:image/gif;base64,R0lGODlh',
    'javascript:alert(1)',
    'ftp://paper.example/a.jpg',
    '',
  ])('refuses %s', (url) => {
    expect(chooseImage([offer(url)])).toBeNull();
  });

  it.each([
    '/market-share.jpg',
    '/avatar-3-review.jpg',
    '/Pixel-4.jpg',
    '/missing-boat.jpg',
    '/photo-768x403.jpg',
  ])('keeps %s, the picture of an article', (url) => {
    expect(chooseImage([offer(url)])).toBe(`https://paper.example${url}`);
  });

  it('refuses by declared size what is too small or too long', () => {
    expect(chooseImage([offer('/a.jpg', 1, 1)])).toBeNull();
    expect(chooseImage([offer('/a.jpg', 48)])).toBeNull();
    expect(chooseImage([offer('/a.jpg', 728, 90)])).toBeNull();
  });

  it('prefers the widest up to the maximum useful width, else the first', () => {
    expect(chooseImage([offer('/s.jpg', 150), offer('/l.jpg', 1_200), offer('/print.jpg', 6_000)])).toMatch(
      /l\.jpg$/,
    );
    expect(chooseImage([offer('/first.jpg'), offer('/second.jpg')])).toMatch(/first\.jpg$/);
    expect(chooseImage([offer('/print.jpg', 6_000)])).toMatch(/print\.jpg$/);
  });
});

describe(largestOfSet.name, () => {
  it.each([
    ['/s.jpg 300w, /m.jpg 1024w, /x.jpg 5000w', '/m.jpg'],
    ['/one.jpg, /two.jpg 2x', '/two.jpg'],
    [
      'https://a.example/c_fill,w_300/a.jpg 300w,https://a.example/c_fill,w_900/a.jpg 900w',
      'https://a.example/c_fill,w_900/a.jpg',
    ],
    ['data:image/gif;base64,R0 1w', null],
    ['', null],
  ])('of "%s"', (set, expected) => {
    expect(largestOfSet(set)).toBe(expected);
  });
});

describe(findHtmlImages.name, () => {
  it('prefers the image of a lazy-loading attribute to its placeholder', () => {
    const urls = (html: string): (string | null)[] => findHtmlImages(html, base).map(({ url }) => url);
    expect(urls('<p>x</p><img src="data:x" data-src="/lazy.jpg"><img src="/b.jpg" width="20">')).toEqual([
      '/lazy.jpg',
      '/b.jpg',
    ]);
    expect(urls('<picture><source srcset="/w.webp 800w"><img src="/f.jpg?a=1&amp;b=2"></picture>')).toEqual([
      '/w.webp',
      '/f.jpg?a=1&b=2',
    ]);
    expect(urls('no picture, <imgx src="/no.jpg">')).toEqual([]);
  });
});

describe(pixels.name, () => {
  it.each([
    ['640', 640],
    [' 640px', 640],
    ['640.0', 640],
    ['100%', null],
    ['auto', null],
    ['', null],
  ])('of "%s"', (text, expected) => {
    expect(pixels(text)).toBe(expected);
  });
});
