import { xmlMalformation } from './well-formed.js';

describe(xmlMalformation.name, () => {
  it.each([
    '<opml/>',
    '<?xml version="1.0"?><opml><body><outline text="R&D &eacute;"/></body></opml>',
    '<OPML><Body></body></opml>\n<!-- end -->\n<?end?>\n',
  ])('finds none in %j', (text) => {
    expect(xmlMalformation(text)).toBeNull();
  });

  it.each([
    ['<opml><body>', 'ends inside <body>'],
    ['<opml/>x', 'has something after its root element'],
    ['<opml></opml>x', 'has something after its root element'],
    ['<opml></opml> text', 'has something after its root element'],
    ['<opml></opml><!-- open', 'has something after its root element'],
    ['<opml></opml>\n<opml></opml>', 'has a second root element (line 2)'],
    ['<opml>\n</body></opml>', 'has </body> in place of </opml> (line 2)'],
    ['<opml><a b="1" B="2"/></opml>', 'has b twice in a tag (line 1)'],
    ['<opml><a b="<c"/></opml>', 'has a "<" in the value of b (line 1)'],
    ['<opml><a b=1/></opml>', 'has b without a quoted value (line 1)'],
  ])('finds of %j that it %s', (text, fault) => {
    expect(xmlMalformation(text)).toBe(fault);
  });
});
