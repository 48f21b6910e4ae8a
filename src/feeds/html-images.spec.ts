import { findHtmlImages } from './html-images.js';

const BASE = 'https://paper.example/2026/story';
const REAL = 'https://paper.example/pics/crane.jpg';
const real = `<img src="${REAL}">`;
const first = (html: string): string | null => findHtmlImages(html, BASE)[0]?.url ?? null;

describe('the pictures of a piece of HTML', () => {
  it.each(
    [
      'data-src data-original data-lazy-src data-lazy data-orig-file data-large-file data-url data-actualsrc',
      'data-lazyload data-original-src data-cfsrc file zoomfile data-echo data-image data-img data-img-src',
      'data-image-src data-full-src data-full-url data-hi-res-src data-hires data-retina data-real-src real_src',
      'data-thumb data-thumbnail data-photo data-pic data-load-src data-defer-src data-ll-src data-flickity-lazyload',
      'data-srcset data-lazy-srcset data-bgset data-background data-bg data-delayed-url data-medium-file lazy-src',
      'data-croporisrc data-backsrc data-type-src data-s data-wf-src original osrc lsrc _src data-sf-src data-normal',
    ].flatMap((names) => names.split(' ')),
  )('are at %s where the source is a placeholder', (name) => {
    for (const src of ['src="data:image/gif;base64,R0"', 'src="/static/none.gif"', 'src=""', ''])
      expect(first(`<img ${src} ${name}="${REAL}">`)).toBe(REAL);
    expect(first(`<img src="${REAL}" ${name}="https://paper.example/other.jpg">`)).toBe(REAL);
  });

  it.each([
    `data-interchange="[${REAL}, (default)], [/l.jpg, (large)]"`,
    `data-srcs='{"${REAL}":1}'`,
    `data-image-json='{"url":"https:\\/\\/paper.example\\/pics\\/crane.jpg"}'`,
    `style="color:red" data-style="background-image:url(${REAL})"`,
  ])('are within the value of %s', (attribute) => {
    expect(first(`<img src="/blank.gif" ${attribute}>`)).toBe(REAL);
  });

  it('are at elements with the prefix of XHTML', () => {
    const box = '<xhtml:div class="author-box"><xhtml:img src="/u/5.jpg"/></xhtml:div>';
    expect(first(`${box}<xhtml:img src="${REAL}"/>`)).toBe(REAL);
  });

  it('are at no attribute that is another page, a text or a template', () => {
    const attributes = `data-permalink="${REAL}" data-caption="see/this" data-id="3" data-src="/pics/{width}.jpg"`;
    expect(first(`<img src="/blank.gif" ${attributes} onload="x('${REAL}')">`)).toBeNull();
  });

  it.each([
    '<div class="author-box"><img src="/u/5.jpg"></div>',
    '<div class="post-author"><p><img src="/u/5.jpg"></p></div>',
    '<div class="about-the-author"><div></div><img src="/u/5.jpg"></div>',
    '<div class="entry-author-info"><img src="/u/5.jpg"></div>',
    '<span class="byline"><img src="/u/5.jpg"></span>',
    '<div class="vcard"><img src="/u/5.jpg"></div>',
    '<div id="author-bio"><img src="/u/5.jpg"></div>',
    '<div itemprop="author"><img src="/u/5.jpg"></div>',
    '<div itemscope itemtype="https://schema.org/Person"><img src="/u/5.jpg"></div>',
    '<a rel="author" href="/x"><img src="/u/5.jpg"></a>',
    '<a href="/author/ana"><img src="/u/5.jpg"></a>',
    '<address><img src="/u/5.jpg"></address>',
    '<div class="site-logo"><img src="/u/5.jpg"></div>',
    '<div class="social-links"><img src="/u/5.jpg"></div>',
    '<div style="display:none"><img src="/u/5.jpg"></div>',
    '<img class="avatar avatar-80 photo" src="/u/5.jpg">',
    '<img class="author-photo" src="/u/5.jpg">',
    '<img class="userAvatar" src="/u/5.jpg">',
    '<img itemprop="author" src="/u/5.jpg">',
    '<img alt="avatar" src="/u/5.jpg">',
    '<img alt="Profile picture" src="/u/5.jpg">',
    '<img alt="Avatar of Ana" src="/u/5.jpg">',
    '<img alt="Ana\u2019s avatar" src="/u/5.jpg">',
    '<img alt="Foto de perfil" src="/u/5.jpg">',
    '<img alt="Photo de profil" src="/u/5.jpg">',
    '<img alt="Photo de l\u2019auteur" src="/u/5.jpg">',
    '<img class="emojione" src="/u/5.jpg">',
    '<img alt="Autorenfoto" src="/u/5.jpg">',
    '<img alt="头像" src="/u/5.jpg">',
    '<img alt="аватар" src="/u/5.jpg">',
    '<img class="emoji" alt="x" src="/72/a.png">',
    '<img alt="😀" src="/72/a.png">',
    '<img alt="👩‍👧" src="/72/a.png">',
    '<img alt=":smile:" src="/72/a.png">',
    '<img alt=";-)" src="/72/a.png">',
    '<img class="wp-smiley" src="/72/a.png">',
    '<img src="/72/a.png" style="height: 1em; max-height: 1em;">',
    '<img src="/a.png" style="width:20px">',
    '<img class="custom-logo" src="/a.png">',
    '<img alt="BBC News logo" src="/a.png">',
    '<img alt="Logo" src="/a.png">',
    '<img src="/o?id=1" style="width:1px;height:1px">',
    '<img src="/o.gif?id=3" style="display:none">',
    '<img src="/o?id=4" hidden>',
    '<img src="/w?id=5" style="opacity:0">',
    '<img src="/w?id=5" style="position:absolute; left:-9999px">',
    '<div class="wp-block-post-author__avatar"><img src="/u/5.jpg"></div>',
    '<div class="pp-multiple-authors-boxes-wrapper"><img src="/u/5.jpg"></div>',
    '<div class="saboxplugin-wrap"><img src="/u/5.jpg"></div>',
    '<div class="ad"><img src="/u/5.jpg"></div>',
    '<div class="post-advertisement"><img src="/u/5.jpg"></div>',
    '<img alt="wave emoji" src="/72/a.png">',
    '<img class="placeholder" src="/w.jpg">',
    '<img class="tracking-pixel" src="/w">',
  ])('do not include %s', (html) => {
    expect(first(html)).toBeNull();
    expect(first(html + real)).toBe(REAL);
  });

  it.each([
    '<div class="post author-john tag-logo category-profile"><img src="/a.jpg"></div>',
    '<div class="has-author-avatar no-comments no-ads"><img src="/a.jpg"></div>',
    '<div class="advice headline loaded"><img src="/a.jpg"></div>',
    '<article class="profile"><img src="/a.jpg"></article>',
    '<figure class="wp-block-image size-large"><img class="wp-image-5" src="/a.jpg"></figure>',
    '<img class="lazyload placeholder" src="/blank.gif" data-src="/a.jpg">',
    '<img class="attachment-thumbnail" alt="The author Ana reads from her book" src="/a.jpg">',
    '<img alt="A new logo for the harbour of the town" src="/a.jpg">',
    '<img alt="Avatar: the film" src="/a.jpg">',
    '<img src="/a.jpg" style="max-width:100%;height:auto">',
    '<img src="/a.jpg" style="width:640px">',
    '<img src="/a.jpg" style="opacity:1">',
    '<div class="user-content"><img src="/a.jpg"></div>',
    '<div style="max-width:600px"><img src="/a.jpg"></div>',
    '<div class="author-box"></div><img src="/a.jpg">',
    '<p class="byline">Ana<p><img src="/a.jpg"></p>',
    '<a href="/2026/story"><img src="/a.jpg"></a>',
  ])('include that of %s', (html) => {
    expect(findHtmlImages(html, BASE).map(({ url }) => url)).toEqual(['https://paper.example/a.jpg']);
  });
});
