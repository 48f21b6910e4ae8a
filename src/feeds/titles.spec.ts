import { parseFeed } from './parse-feed.js';

const context = { url: 'https://feeds.example/f', contentType: null, now: Date.UTC(2026, 10, 1) / 1000 };
const read = (document: string): string | undefined =>
  parseFeed(Buffer.from(document), context).items[0]?.title;
const rss = (title: string): string | undefined =>
  read(`<rss><channel><item><title>${title}</title><link>https://a.example/1</link></item></channel></rss>`);
const atom = (title: string, type?: string): string | undefined =>
  read(
    `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title${type ? ` type="${type}"` : ''}>${title}</title><link href="https://a.example/1"/></entry></feed>`,
  );
const jsonFeed = (title: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ id: '1', url: 'https://a.example/1', title }],
  });
const json = (title: string): string | undefined => read(jsonFeed(title));

describe('a tag in a title', () => {
  it('is text in text of Atom, in JSON Feed and where it is escaped twice', () => {
    const title = 'Five uses of <p> on pages';
    expect(atom('Five uses of &lt;p&gt; on pages', 'text')).toBe(title);
    expect(atom('Five uses of &lt;p&gt; on pages')).toBe(title);
    expect(atom('Never write &lt;br&gt; here', 'text')).toBe('Never write <br> here');
    expect(atom('Why &lt;b&gt;bold&lt;/b&gt; is no markup', 'text')).toBe('Why <b>bold</b> is no markup');
    expect(atom('Five uses of &amp;lt;p&amp;gt; on pages', 'html')).toBe(title);
    expect(
      atom('<div xmlns="http://www.w3.org/1999/xhtml">Five uses of &lt;p&gt; on pages</div>', 'xhtml'),
    ).toBe(title);
    expect(rss('Five uses of &amp;lt;p&amp;gt; on pages')).toBe(title);
    expect(rss('<![CDATA[Five uses of &lt;p&gt; on pages]]>')).toBe(title);
    expect(rss('The &amp;lt;img&amp;gt; tag &amp;amp; its friends')).toBe('The <img> tag & its friends');
    expect(json(title)).toBe(title);
    expect(json('The <b> and </b> tags')).toBe('The <b> and </b> tags');
  });

  it('is text where it formats nothing and is left open, as a name of an element', () => {
    expect(rss('Use of &lt;canvas&gt; in games')).toBe('Use of <canvas> in games');
    expect(rss('<![CDATA[Why <marquee> and <blink> died]]>')).toBe('Why <marquee> and <blink> died');
    expect(rss('What &lt;dialog&gt; and &lt;input&gt; do')).toBe('What <dialog> and <input> do');
    expect(rss('&lt;header&gt;Fish&lt;/header&gt; and chips')).toBe('Fish and chips');
    expect(rss('Fish &lt;video&gt;Your browser&lt;/video&gt; and chips')).toBe('Fish and chips');
  });

  it('is markup in every other title', () => {
    expect(rss('Fish&lt;br&gt;and chips')).toBe('Fish and chips');
    expect(rss('&lt;b&gt;Fish&lt;/b&gt; and &lt;p&gt;chips')).toBe('Fish and chips');
    expect(rss('&amp;lt;b&amp;gt;Fish&amp;lt;/b&amp;gt; and chips')).toBe('Fish and chips');
    expect(atom('&lt;i&gt;Fish&lt;/i&gt; and &lt;br&gt; chips', 'html')).toBe('Fish and chips');
    expect(atom('&lt;i&gt;Fish&lt;/i&gt; and chips')).toBe('Fish and chips');
    expect(atom('Fish &amp;amp; chips', 'text')).toBe('Fish & chips');
    expect(json('Fish &amp; chips')).toBe('Fish & chips');
  });
});

describe('a formula in a title', () => {
  it.each([
    [
      'Search for <math xmlns="http://www.w3.org/1998/Math/MathML"><msub><mi>H</mi><mn>2</mn></msub></math> in ice',
      'Search for H2 in ice',
    ],
    [
      'Waves in &lt;mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"&gt;&lt;mml:mi&gt;N&lt;/mml:mi&gt;&lt;/mml:math&gt;-coupled fibres',
      'Waves in N-coupled fibres',
    ],
    [
      '&lt;math&gt;&lt;semantics&gt;&lt;mrow&gt;&lt;mi&gt;α&lt;/mi&gt;&lt;/mrow&gt;&lt;annotation encoding="application/x-tex"&gt;\\alpha&lt;/annotation&gt;&lt;/semantics&gt;&lt;/math&gt; decay',
      'α decay',
    ],
    [
      'Spin &lt;math&gt;&lt;mfrac&gt;&lt;mn&gt;1&lt;/mn&gt;&lt;mn&gt;2&lt;/mn&gt;&lt;/mfrac&gt;&lt;/math&gt; particles',
      'Spin 1/2 particles',
    ],
    ['Search for $B^0 \\to K^{*0}\\mu^+\\mu^-$ decays', 'Search for $B^0 \\to K^{*0}\\mu^+\\mu^-$ decays'],
    ['Growth of \\(x^2\\) and $x_{1}$', 'Growth of \\(x^2\\) and $x_{1}$'],
    ['CO&lt;sub&gt;2&lt;/sub&gt; at 10&lt;sup&gt;3&lt;/sup&gt;', 'CO2 at 103'],
  ])('keeps its characters: %s', (title, expected) => {
    expect(rss(title)).toBe(expected);
  });
});

describe('a character that was escaped as two halves', () => {
  it.each(['&#55357;&#56842;', '&#xD83D;&#xDE0A;', '&amp;#55357;&amp;#56842;'])(
    'is read from %s',
    (emoji) => {
      expect(rss(`Smile ${emoji} today`)).toBe('Smile 😊 today');
    },
  );

  it('is lost alone', () => {
    expect(rss('Smile &#55357; &#56000;&#57999; today')).not.toContain('😊');
  });
});

describe('an item without a title', () => {
  const titleOf = (title: string): string | undefined =>
    read(
      `<rss><channel><item><title>${title}</title><link>https://a.example/1</link><description>The lake froze on Monday. Skaters came.</description></item></channel></rss>`,
    );

  it.each([
    ...[
      '',
      '...',
      'null',
      'New post',
      'Untitled document',
      '(no title)',
      'Kein Titel',
      'Без заголовка',
      '無題',
    ],
    ...['https://a.example/1', '2026-11-27', '27.11.2026 10:15'],
  ])('has the first sentence of its text instead of "%s"', (title) => {
    expect(titleOf(title)).toBe('The lake froze on Monday');
  });

  it.each(['No title for the Harriers', 'New post office opens', '1984'])(
    'keeps "%s", which is one',
    (title) => {
      expect(titleOf(title)).toBe(title);
    },
  );
});

describe('a JSON Feed', () => {
  it.each([
    ['behind a comment', (feed: string) => `\uFEFF// cached\n${feed}`],
    ['behind a comment of several lines', (feed: string) => `/* a\n b */ ${feed}`],
    ['in a callback', (feed: string) => `read(${feed});`],
    ['behind what keeps scripts from reading it', (feed: string) => `)]}',\n${feed}`],
  ])('is read %s', (_, wrap) => {
    expect(read(wrap(jsonFeed('Fish and chips')))).toBe('Fish and chips');
  });
});
