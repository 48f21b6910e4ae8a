import { weighTopic } from './headline-topics.js';

describe(weighTopic, () => {
  it('confirms what the headline says', () => {
    expect(weighTopic('sports', ['sports'])).toBe('confirmed');
    expect(weighTopic('economy', ['business', 'economy'])).toBe('confirmed');
  });

  it('doubts a section whose article is about another', () => {
    expect(weighTopic('technology', ['science'])).toBe('doubted');
    expect(weighTopic('health', ['science'])).toBe('doubted');
  });

  it('leaves open where nothing is told, and what headlines do not tell', () => {
    expect(weighTopic('health', [])).toBe('open');
    expect(weighTopic('world', ['sports'])).toBe('open');
    expect(weighTopic('technology', ['business'])).toBe('open');
    expect(weighTopic('entertainment', ['health'])).toBe('open');
  });
});
