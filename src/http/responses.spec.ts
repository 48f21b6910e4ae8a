import { relativeReference } from './responses.js';

describe(relativeReference.name, () => {
  it.each([
    ['/news', '/news', 'news'],
    ['/news/', '/news/', '../news/'],
    ['/news/topic', '/news/topic', '../news/topic'],
    ['/news/stories/old', '/news/stories/new', '../../news/stories/new'],
    ['/news/stories/old/', '/news/stories/new', '../../../news/stories/new'],
    ['/a/b/c', '/d', '../../d'],
    ['/a', '/b/c', 'b/c'],
  ])('leads from %s to %s, with and without a prefix', (path, target, reference) => {
    expect(relativeReference(path, target)).toBe(reference);
    for (const prefix of ['', '/api', '/v1/news']) {
      const { pathname } = new URL(reference, `http://host.example${prefix}${path}?topic=a/b`);
      expect(pathname).toBe(prefix + target);
    }
    expect(new URL(reference, 'http://host.example').pathname).toBe(target);
  });
});
