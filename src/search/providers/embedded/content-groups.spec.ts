import { parseText } from '../../parse-text.js';
import { contentGroups } from './content-groups.js';

const contentOf = (typed: string, language: string): string =>
  contentGroups(parseText(typed).groups, language)
    .map((group) => group.map(({ text, phrase }) => (phrase ? `"${text}"` : text)).join('|'))
    .join(' ');

describe(contentGroups.name, () => {
  it.each([
    ['what is a comet', 'en', 'comet'],
    ['How do I see the comet?', 'en', 'see comet?'],
    ['WHAT IS A COMET', 'en', 'COMET'],
    ['comet AND asteroid', 'en', 'comet asteroid'],
    ['comet OR', 'en', 'comet'],
    ['pourquoi la chloroquine', 'fr', 'chloroquine'],
    ["qu'est-ce que la chloroquine", 'fr', 'chloroquine'],
    ['почему упала нефть', 'ru', 'упала нефть'],
  ])('leaves function words and question words out: %p in %s', (typed, language, content) => {
    expect(contentOf(typed, language)).toBe(content);
  });

  it.each([
    ['what is the', 'en', 'what is the'],
    ['"the comet"', 'en', '"the comet"'],
    ['the OR comet', 'en', 'the|comet'],
    ['WHO comet', 'en', 'WHO comet'],
    ['US comet', 'en', 'US comet'],
    ['👩‍👩‍👧', 'en', ''],
  ])('keeps what was meant: %p', (typed, language, content) => {
    expect(contentOf(typed, language)).toBe(content);
  });
});
