import { decodeTitle, encodeTitle, KIND } from './title.js';

describe(encodeTitle.name, () => {
  it('writes flags, then tokens behind spaces, then what stands beside the core', () => {
    const title = {
      question: true,
      cutOff: false,
      marksCase: true,
      tokens: [
        { kind: KIND.content, text: 'мост' },
        { kind: KIND.clause, text: '' },
        { kind: KIND.number, text: '3' },
      ],
      labels: ['live'],
      tails: ['post'],
      asides: ['norland'],
    };
    const bytes = encodeTitle(title);
    expect(new TextDecoder().decode(bytes)).toBe('5 cмост , n3 Llive Tpost Hnorland');
    expect(decodeTitle(bytes)).toEqual({
      ...title,
      tokens: [
        { kind: KIND.content, text: 'мост', place: 0, clause: 0 },
        { kind: KIND.number, text: '3', place: 1, clause: 1 },
      ],
    });
  });
});
