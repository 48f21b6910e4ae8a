import { weighTopic } from './headline-topics.js';

describe(weighTopic, () => {
  it('confirms what the headline says', () => {
    expect(weighTopic('sports', ['sports'], ['sports'])).toBe('confirmed');
    expect(weighTopic('economy', ['business', 'economy'], ['economy'])).toBe('confirmed');
  });

  it('doubts a section whose article is about another', () => {
    expect(weighTopic('technology', ['science'], ['technology'])).toBe('doubted');
    expect(weighTopic('health', ['science'], ['health'])).toBe('doubted');
    expect(weighTopic('world', ['science'], ['world', 'science'])).toBe('doubted');
    expect(weighTopic('national', [], ['national', 'sports'])).toBe('doubted');
  });

  it('leaves open where nothing is told, and what headlines do not tell', () => {
    expect(weighTopic('health', [], ['health'])).toBe('open');
    expect(weighTopic('world', ['health'], ['world', 'health'])).toBe('open');
    expect(weighTopic('world', ['sports'], ['world', 'politics', 'sports'])).toBe('open');
    expect(weighTopic('technology', ['business'], ['technology'])).toBe('open');
    expect(weighTopic('entertainment', ['health'], ['entertainment'])).toBe('open');
  });
});
