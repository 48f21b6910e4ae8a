import fc from '../../test/support/fast-check.js';
import { cutPreview, previewOf } from './preview.js';

const graphemes = (text: string) =>
  new Set(
    [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ index }) => index),
  );

describe(cutPreview.name, () => {
  it('leaves a short text unchanged except for its white space', () => {
    expect(cutPreview('  The  storm\n\nnears\u00a0the coast. ')).toBe('The storm nears the coast.');
  });

  it('cuts at the end of a word and leaves no punctuation before the ellipsis', () => {
    expect(cutPreview('The storm, which nears the coast', 12)).toBe('The storm…');
    expect(cutPreview('The storm nears (as seen) the coast', 18)).toBe('The storm nears…');
  });

  it('uses all 250 code units when a word ends there', () => {
    const text = `${'a'.repeat(124)} ${'b'.repeat(124)} c`;
    expect(cutPreview(text)).toBe(`${'a'.repeat(124)} ${'b'.repeat(124)}…`);
  });

  it('cuts Chinese, Japanese and Thai at the end of a dictionary word', () => {
    expect(cutPreview('台风艾琳致福建四千户停电'.repeat(30)).length).toBeGreaterThan(240);
    expect(cutPreview('พายุเอลินทำให้บ้านในภูเก็ตไฟดับ'.repeat(30)).length).toBeGreaterThan(230);
  });

  it('cuts one endless word between graphemes', () => {
    const family = '👨‍👩‍👧‍👦';
    const cut = cutPreview(family.repeat(50));
    expect(cut.endsWith('…')).toBe(true);
    expect(cut.slice(0, -1).replaceAll(family, '')).toBe('');
  });

  it('replaces lone surrogates', () => {
    expect(cutPreview('a\ud800b')).toBe('a\ufffdb');
  });

  it('stays within the limit, begins like the text and never ends inside a grapheme', () => {
    const unit = fc.oneof(
      fc.constantFrom(' ', ' ', '.', ', ', '('),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    const text = fc.array(unit, { maxLength: 120 }).map((units) => units.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 250 }), (input, max) => {
        const cut = cutPreview(input, max);
        const text = input
          .replace(/\p{Surrogate}/gu, '\ufffd')
          .replace(/\s+/gu, ' ')
          .trim();
        expect(cut.length).toBeLessThanOrEqual(max);
        if (cut === text) return;
        const beginning = cut.slice(0, -1);
        expect(cut.endsWith('…') && text.startsWith(beginning)).toBe(true);
        expect(graphemes(text).has(beginning.length)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const TITLE = 'Storm nears coast, thousands leave';

describe(previewOf.name, () => {
  it.each([
    ['the title', TITLE],
    ['the title in another case and without punctuation', 'STORM NEARS COAST – thousands leave.'],
    ['a part of the title cut off', 'Storm nears coast, thou…'],
    ['the title and the publisher’s name', `${TITLE} Harbour Gazette`],
    ['the title twice', `${TITLE}. ${TITLE}`],
    ['nothing', '  '],
    ['no word', '*** …'],
  ])('is empty for a text that is only %s', (_, text) => {
    expect(previewOf(text, TITLE, ['Harbour Gazette', 'gazette.example'])).toBe('');
  });

  it('returns a text that continues after the title', () => {
    const text = `${TITLE}, the mayor said on Monday.`;
    expect(previewOf(text, TITLE)).toBe(text);
  });

  it('returns a short text that is not part of the title', () => {
    expect(previewOf('Sea wall fails', TITLE)).toBe('Sea wall fails');
  });

  it('is at most 250 code units long', () => {
    expect(previewOf('word '.repeat(200), TITLE).length).toBeLessThanOrEqual(250);
  });
});
