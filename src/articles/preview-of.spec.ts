import { previewOf } from './preview-of.js';

const TITLE = 'Storm nears coast, thousands leave';

describe(previewOf.name, () => {
  it.each([
    ['the title', TITLE],
    ['the title in another case and without punctuation', 'STORM NEARS COAST – thousands leave.'],
    ['a part of the title cut off', 'Storm nears coast, thou…'],
    ['the title and the publisher’s name', `${TITLE} Harbour Gazette`],
    ['the title twice', `${TITLE}. ${TITLE}`],
    ['nothing', '  '],
  ])('is empty for a text that is only %s', (_, text) => {
    expect(previewOf(text, TITLE, ['Harbour Gazette', 'gazette.example'])).toBe('');
  });

  it('keeps a text that goes on after the title', () => {
    const text = `${TITLE}, the mayor said on Monday.`;
    expect(previewOf(text, TITLE)).toBe(text);
  });

  it('keeps a short text that is no part of the title', () => {
    expect(previewOf('Sea wall fails', TITLE)).toBe('Sea wall fails');
  });

  it('is at most 250 code units long', () => {
    expect(previewOf('word '.repeat(200), TITLE).length).toBeLessThanOrEqual(250);
  });
});
