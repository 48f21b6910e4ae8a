import fc from '../../../test/support/fast-check.js';
import { parseOpml } from './opml.js';
import { declareUtf8, joinOpml, pruneOpml } from './prune-opml.js';
import { sourceOfOutline } from './read-sources.js';

const OPML = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!-- ours -->
<opml version="2.0">
  <head><title>Harbour &amp; Sea</title><ownerName>desk</ownerName></head>
  <body>
    <outline text="Sports" language="en">
      <!-- for the desk -->
      <outline xmlUrl="https://a.example/feed" custom="x"/>
      <outline xmlUrl="https://gone.example/feed" text="Gone"></outline>
      <outline
        xmlUrl="https://gone.example/other"
        text="a &gt; b" />
    </outline>
    <outline xmlUrl="https://b.example/?a=1&amp;b=2"/><outline xmlUrl="https://gone.example/last"/>
  </body>
</opml>
`;
const isGone = (url: string): boolean => url.includes('gone.example');
const feedsOf = (text: string) =>
  parseOpml(text).outlines.flatMap((outline) => sourceOfOutline(outline).source ?? []);

describe(pruneOpml.name, () => {
  it('removes the given feeds, with their end tags and lines, and nothing else', () => {
    expect(pruneOpml(OPML, isGone)).toBe(`<?xml version="1.0" encoding="ISO-8859-1"?>
<!-- ours -->
<opml version="2.0">
  <head><title>Harbour &amp; Sea</title><ownerName>desk</ownerName></head>
  <body>
    <outline text="Sports" language="en">
      <!-- for the desk -->
      <outline xmlUrl="https://a.example/feed" custom="x"/>
    </outline>
    <outline xmlUrl="https://b.example/?a=1&amp;b=2"/>
  </body>
</opml>
`);
  });

  it('does not change a list from which nothing is removed', () => {
    expect(pruneOpml(OPML, () => false)).toBe(OPML);
  });

  it('loses no other feed of a list, and no folder of one, however its tags are written', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', 'gone', 'c'].flatMap((name) => {
        const open = `<outline xmlUrl="https://${name}.example/feed"`;
        return [`${open}/>`, `${open}></outline>`, `${open}>`, `\n  ${open} />\r\n`];
      }),
      '<outline text="Sports">',
      '<OUTLINE text="News" language="de">',
      '</outline>',
      '<!-- note > -->',
      'text',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `<opml><body>${pieces.join('')}</body></opml>`;
        const remaining = feedsOf(text).filter(({ url }) => !isGone(url));
        expect(feedsOf(pruneOpml(text, isGone))).toEqual(remaining);
      }),
      {
        numRuns: 500,
        examples: [
          [
            [
              '<OUTLINE text="News" language="de">',
              '<outline xmlUrl="https://gone.example/feed">',
              '<!-- note > -->',
              '</outline>',
              '<outline xmlUrl="https://a.example/feed"/>',
            ],
          ],
        ],
      },
    );
  });
});

describe(joinOpml.name, () => {
  it('is read as the lists one after the other, where an unclosed folder ends with its list', () => {
    const open =
      '<opml><body><outline text="Sports"><outline xmlUrl="https://c.example/feed"/></body></opml>';
    const plain = '<opml><body><outline xmlUrl="https://d.example/feed"/></body></opml>';
    const joined = joinOpml([
      { file: 'lists/a--b.opml', text: OPML },
      { file: 'open.opml', text: open },
      { file: 'plain.opml', text: plain },
    ]);
    expect(feedsOf(joined)).toEqual([...feedsOf(OPML), ...feedsOf(open), ...feedsOf(plain)]);
    expect(feedsOf(joined).at(-1)!.categories).toEqual([]);
    expect(joined).toContain('<!-- for the desk -->');
    expect(joined).toContain('<!-- plain.opml -->');
    expect(joined).not.toMatch(/<!--[^>]*--[^>]+-->/);
  });
});

describe(declareUtf8.name, () => {
  it('declares the encoding of the output', () => {
    expect(declareUtf8(OPML)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    expect(declareUtf8('<opml/>')).toBe('<opml/>');
  });
});
