import fc from '../../test/support/fast-check.js';
import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { htmlToText, decodePlainTitle, truncate } from './html-to-text.js';

describe(htmlToText.name, () => {
  it.each([
    ['Tea &amp; toast', 'Tea & toast'],
    ['<p>One</p><p>two<br>three</p>', 'One two three'],
    ['w<b>or</b>d and <a href="x">an<i>other</i></a>', 'word and another'],
    ['<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table>', 'a b c d'],
    ['a <!-- hidden --> b', 'a b'],
    ['before<script>if (a < b) document.write("<p>x</p>")</script>after', 'beforeafter'],
    ['<style>p { color: red }</style>Red<noscript><img src=x></noscript>', 'Red'],
    ['<object>x</object>shown <object> when never closed', 'shown when never closed'],
    ['<svg/>drawn', 'drawn'],
    ['1 &lt; 2 &amp;lt; 3', '1 < 2 &lt; 3'],
    ['5 < 6 > 4', '5 < 6 > 4'],
    ['I <3 you', 'I <3 you'],
    ['cut off <', 'cut off <'],
    ['AT&T, R&D &copy 2026 &nosuch;', 'AT&T, R&D © 2026 &nosuch;'],
    ['&#8220;quoted&#8221; &#146;94', '“quoted” ’94'],
    ['&lt;p&gt;escaped &amp;amp; twice&lt;/p&gt;', 'escaped & twice'],
    ['un caf&amp;eacute; &amp;amp;laquo;noir&amp;amp;raquo;', 'un café «noir»'],
    ['use &lt;div&gt; for layout', 'use <div> for layout'],
    ['<o:p>Word</o:p><xhtml:p>and</xhtml:p>', 'Word and'],
    ['cut off within a lette\ufffd...', 'cut off within a lette...'],
    ['\u202bעיר\u202c to \u202egnp.exe, \u2066a\u2069 \u200fב', 'עיר to gnp.exe, a \u200fב'],
    ['ภาษา\u200bไทย e\u00adle\u00adphant', 'ภาษาไทย elephant'],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each([
    '<div style="display:none;max-height:0">Only for the inbox list</div><p>Shown.</p>',
    '<p hidden>Hidden</p><p aria-hidden="true">Decor</p><p style="visibility:hidden">No</p><p>Shown.</p>',
    '<p hidden>Hidden<p>Shown.</p>',
    '<p><span class="screen-reader-text">Opens in new window</span>Shown.</p>',
    '<a class="skip-link" href="#c">Skip to content</a><p>Shown.</p>',
    '<div style="font-size:0">Hidden</div><td style="font-size:0px"><div style="font-size:13px">Shown.</div></td>',
    '<div style="display:none"><div>one</div><div>two</div></div>Shown.',
    '<img hidden src="/x">Shown.',
    `<div>${'&#847;&nbsp;&shy;'.repeat(150)}</div><p>Shown.</p>`,
    `<div>${'&zwnj;&nbsp;'.repeat(3000)}</div><p>Shown.</p>`,
    '&#8199;&#65279;&#847; &#8199;&#65279;&#847;Shown.',
    'Shown.&zwj; &zwnj; &#x3164;&#x2800;',
  ])('reads nothing that is hidden in %s', (html) => {
    expect(htmlToText(html)).toBe('Shown.');
  });

  it.each(['می‌خواهم', 'क्‍ष', 'അവന്‍ പോയി', '👨‍👩‍👧 ❤️', 'עברית\u200f (א)'])(
    'retains the joiners and marks of %s',
    (text) => {
      expect(htmlToText(text)).toBe(text);
    },
  );

  it('reads a bracket before a word that is no name of a tag as a character', () => {
    expect(htmlToText('<p>Prices since <May, says the bank</p>')).toBe('Prices since <May, says the bank');
    expect(htmlToText('If a<b, then <b>stop</b>')).toBe('If a<b, then stop');
    expect(htmlToText('<o:p>One</o:p> <my-box id="a">two</my-box> <br/>three')).toBe('One two three');
  });

  it.each([
    ['Word <xml>settings</xml> shown', 'Word shown', 'Word <xml>settings shown'],
    ['Why <xml> lives on', 'Why lives on', 'Why <xml> lives on'],
    ['A <video> for all', 'A for all', 'A <video> for all'],
    ['A <my-box> for all', 'A for all', 'A <my-box> for all'],
    ['A <b>bold</b> title', 'A bold title', 'A bold title'],
  ])('reads the tags of %s as %s in a text, and as %s in a title', (html, text, title) => {
    expect([htmlToText(html), htmlToText(html, { keepUnknownTags: true })]).toEqual([text, title]);
  });

  it('retains what only looks like a tag with keepUnknownTags', () => {
    expect(htmlToText('Map<String, List<T>> <b>explained</b>', { keepUnknownTags: true })).toBe(
      'Map<String, List<T>> explained',
    );
  });

  it('never returns more than maxLength, nor half a character', () => {
    expect(htmlToText('😀'.repeat(10), { maxLength: 5 })).toBe('😀😀');
  });

  it('cuts a text behind the last whole character that fits', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '語', '😀', '𝒜') });
    fc.assert(
      fc.property(text, fc.nat(20), (written, maxLength) => {
        let fitting = '';
        for (const character of written)
          if (fitting.length + character.length <= maxLength) fitting += character;
          else break;
        expect(truncate(written, maxLength)).toBe(written.length <= maxLength ? written : fitting.trimEnd());
      }),
    );
  });

  it('has no space where it was cut, and neither has a literal title', () => {
    expect(htmlToText('eel cod', { maxLength: 4 })).toBe('eel');
    expect(decodePlainTitle('eel cod', 4)).toBe('eel');
  });

  it('returns one line without control characters for any input', () => {
    const html = fc.array(
      fc.oneof(fc.constantFrom('<', '>', '</', '<p>', '<script>', '&', '&lt;', '<!--', ' '), fc.string()),
    );
    fc.assert(
      fc.property(html, (parts) => {
        const text = htmlToText(parts.join(''), { maxLength: 100 });
        expect(text.length).toBeLessThanOrEqual(100);
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u00a0]| {2}|^ | $/);
      }),
    );
  });

  it.each(['<div>', '<nav>', '</b>', '&', '<', '<object><audio>', '<a href="', '&lt;p&gt;'])(
    'reads repeated %s in linear time',
    async (piece) => {
      expect(await growthOf((size) => htmlToText(piece.repeat(size)))).toBeLessThan(PROPORTIONAL);
    },
  );
});
