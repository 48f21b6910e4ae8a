import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { escapeBareBrackets } from './escape-bare-brackets.js';

const isElement = (name: string): boolean => name === 'item' || name === 'title';

describe(escapeBareBrackets.name, () => {
  it.each([
    ['<title>rates <5% again</title>', '<title>rates &lt;5% again</title>'],
    ['<title>a<b and c</title>', '<title>a&lt;b and c</title>'],
    ['<title>1 << 2</title>', '<title>1 &lt;&lt; 2</title>'],
    ['<title>a<b<!-- c --></title>', '<title>a&lt;b<!-- c --></title>'],
    ['<title>a<b<![CDATA[ & c]]></title>', '<title>a&lt;b<![CDATA[ & c]]></title>'],
  ])('makes the bracket of %s a character', (source, escaped) => {
    expect(escapeBareBrackets(source, isElement)).toBe(escaped);
  });

  it.each([
    '<title>a</title><item a="b"/><?x y?>',
    '<title <item>',
    '<media:content url="a" <media:content url="b"/>',
    '<!-- a<b <c --><![CDATA[ a<b <c ]]>',
    '<title>cut off <titl',
  ])('leaves the tags and sections of %s', (source) => {
    expect(escapeBareBrackets(source, isElement)).toBe(source);
  });

  it.each([
    ['a long run behind the last bracket', (size: number) => `<item><<${'a'.repeat(size)}`],
    ['brackets', (size: number) => '<'.repeat(size)],
    ['declarations', (size: number) => '<!a'.repeat(size)],
    ['comments left open', (size: number) => '<!--'.repeat(size)],
  ])('grows in proportion with %s', async (_, document) => {
    expect(await growthOf((size) => escapeBareBrackets(document(size), isElement))).toBeLessThan(
      PROPORTIONAL,
    );
  });
});
