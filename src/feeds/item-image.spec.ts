import { findHtmlImages, largestOfSrcset } from './html-images.js';
import { type ImageCandidate, parsePixels } from './image-candidate.js';
import { chooseImage } from './item-image.js';

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
    '/static/whitedot.png',
    '/static/none.gif',
    '/static/grey.gif',
    '/static/lazyload.png',
    '/static/lazy-load.gif',
    '/static/dummy.png',
    '/static/1px.png',
    '/static/ajax-loader.gif',
    '/static/preloader.gif',
    '/static/loading.gif',
    '/static/transparent-pixel.png',
    '/static/white-bg.png',
    '/static/image-not-available.png',
    '/static/default-cover.jpg',
    '/static/no_preview.png',
    'https://via.placeholder.com/600x400',
    '/logo.png',
    '/site-logo-512.png',
    '/logo_white.png',
    '/paper-logo.jpg',
    '/logos/paper.png',
    '/images/emoji.php/v9/t4f/1/16/1f4cd.png',
    'https://s.w.org/images/core/emoji/14.0.0/72x72/1f600.png',
    '/72/1f468-200d-1f469.png',
    '/smile/icon_wink.gif',
    '/authors/ana.jpg',
    '/user_avatar/ana/45/1.png',
    'https://lh3.googleusercontent.com/a/ACg8oc=s96',
    '/pic.jpg?w=20&q=10',
    'https://mc.yandex.ru/watch/3',
    'https://mail.list-manage.com/track/open.php?u=1',
    'https://rss.buysellads.com/img.php?z=1',
    'https://mail.paper.example/e/open?id=3',
    'https://feeds.wordpress.com/1.0/comments/paper/3/',
    'https://cc.example/l/by/4.0/88x31.png',
    'https://latex.codecogs.com/png.latex?x^2',
    'https://paper.example/latex.php?latex=x',
    'https://img.shields.io/badge/build-passing-green.png',
    '/google-play-badge-en.png',
    '/subscribe-button.png',
    '/read-more.gif',
    '/listen-on-spotify.png',
    '/icon18_email.gif',
    '/img/default-post.jpg',
    'data:image/gif;base64,R0lGODlh',
    'javascript:alert(1)',
    'ftp://paper.example/a.jpg',
    '',
  ])('refuses %s', (url) => {
    expect(chooseImage([offer(url)])).toBeNull();
  });

  it.each([
    '/market-share.jpg',
    '/img/argentina-default-news.jpg',
    '/us-debt-default-article.png',
    '/img/e/open-house.jpg',
    '/avatar-3-review.jpg',
    '/Pixel-4.jpg',
    '/missing-boat.jpg',
    '/photo-768x403.jpg',
    '/new-logo-of-the-port-unveiled.jpg',
    '/logo-design-contest-winner.jpg',
    '/grey-seals-on-the-pier.jpg',
    '/white.jpg',
    '/loading-docks.jpg',
    '/default-judgment.jpg',
    '/vi/abc/default.jpg',
    '/none-left-behind.png',
    '/dummy-run-of-the-ferry.png',
    '/icon-of-fashion.jpg',
    '/share-price-falls.jpg',
    '/authors/2026/fair.jpg',
    '/emoji-day.jpg',
    '/read-more-books.jpg',
    '/donate-blood.png',
    '/button-mushrooms.jpg',
    '/belly-button-piercing.png',
    '/default-swap-crisis.jpg',
    '/latex-gloves.jpg',
    '/download-on-demand.png',
    '/pic.jpg?w=800',
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

describe(largestOfSrcset.name, () => {
  it.each([
    ['/s.jpg 300w, /m.jpg 1024w, /x.jpg 5000w', '/m.jpg'],
    ['/one.jpg, /two.jpg 2x', '/two.jpg'],
    [
      'https://a.example/c_fill,w_300/a.jpg 300w,https://a.example/c_fill,w_900/a.jpg 900w',
      'https://a.example/c_fill,w_900/a.jpg',
    ],
    ['data:image/gif;base64,R0 1w', null],
    ['', null],
  ])('of "%s" is %s', (set, expected) => {
    expect(largestOfSrcset(set)).toBe(expected);
  });
});

describe(findHtmlImages.name, () => {
  it('prefers the image of a lazy-loading attribute to its placeholder', () => {
    const urls = (html: string): (string | null)[] => findHtmlImages(html, base).map(({ url }) => url);
    expect(urls('<p>x</p><img src="data:x" data-src="/lazy.jpg"><img src="/b.jpg" width="20">')).toEqual([
      'https://paper.example/lazy.jpg',
      'https://paper.example/b.jpg',
    ]);
    expect(urls('<picture><source srcset="/w.webp 800w"><img src="/f.jpg?a=1&amp;b=2"></picture>')).toEqual([
      'https://paper.example/w.webp',
      'https://paper.example/f.jpg?a=1&b=2',
    ]);
    expect(urls('no picture, <imgx src="/no.jpg">')).toEqual([]);
  });
});

describe(parsePixels.name, () => {
  it.each([
    ['640', 640],
    [' 640px', 640],
    ['640.0', 640],
    ['100%', null],
    ['auto', null],
    ['', null],
  ])('of "%s" are %s', (text, expected) => {
    expect(parsePixels(text)).toBe(expected);
  });
});
