import { jest } from '@jest/globals';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { PublisherReader } from './publisher-reader.js';

const NOW = Math.floor(Date.now() / 1000);

describe(PublisherReader.name, () => {
  const index = freshIndex();
  const write = (domain: string) =>
    index.writer.write([anIndexArticle({ domain, source: domain, guid: null, url: `https://${domain}/1` })]);
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('reads once for all who ask at a time, and again two seconds later', async () => {
    write('one.example');
    const sut = new PublisherReader(index.reader.database);
    const domainsOf = async () => (await sut.all(NOW)).map(({ domain }) => domain);
    const [first, second] = await Promise.all([sut.all(NOW), sut.all(NOW)]);
    expect(second).toBe(first);
    write('two.example');
    expect(await domainsOf()).toEqual(['one.example']);
    jest.advanceTimersByTime(2_000);
    expect(await domainsOf()).toEqual(['one.example', 'two.example']);
  });
});
