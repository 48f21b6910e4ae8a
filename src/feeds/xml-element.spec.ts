import { baseUrlOfElement, NamespaceScope, XmlElement } from './xml-element.js';

const scopeOf = (root: string, declared: Record<string, string>): NamespaceScope => {
  const scope = NamespaceScope.root().declare(new Map(Object.entries(declared)));
  scope.setHome(root);
  return scope;
};

describe(NamespaceScope.name, () => {
  it.each([
    ['http://search.yahoo.com/mrss/'],
    ['http://search.yahoo.com/mrss'],
    ['https://search.yahoo.com/mrss/'],
    ['https://www.search.yahoo.com/MRSS/'],
    [' http://www.rssboard.org/media-rss '],
  ])('knows %j under any prefix', (name) => {
    expect(scopeOf('rss', { 'xmlns:m': name }).resolve('m:content')).toBe('media:content');
  });

  it('keeps the prefix of an unknown namespace, and one that is not declared', () => {
    const scope = scopeOf('rss', { 'xmlns:own': 'https://paper.example/ns' });
    expect(['own:title', 'dc:date', 'title'].map((name) => scope.resolve(name))).toEqual([
      'own:title',
      'dc:date',
      'title',
    ]);
  });

  it('has no prefix for the namespace of the root', () => {
    const atom = 'http://www.w3.org/2005/Atom';
    expect(scopeOf('a:feed', { 'xmlns:a': atom }).resolve('a:entry')).toBe('entry');
    expect(scopeOf('feed', { xmlns: `${atom}/` }).resolve('entry')).toBe('entry');
    expect(scopeOf('rss', { 'xmlns:atom10': atom }).resolve('atom10:link')).toBe('atom:link');
  });
});

describe('the base of relative links', () => {
  it('is the xml:base of the element, resolved against those above it', () => {
    const based = (base: string, parent: XmlElement | null): XmlElement =>
      new XmlElement('a', new Map([['xml:base', base]]), parent);
    const inner = based('news/', based('https://other.example/en/', null));
    expect(baseUrlOfElement(inner, 'https://paper.example/feed')).toBe('https://other.example/en/news/');
    expect(baseUrlOfElement(new XmlElement('a', new Map(), null), 'https://paper.example/feed')).toBe(
      'https://paper.example/feed',
    );
  });
});
