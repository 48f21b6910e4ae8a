import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { PublisherReader } from './publisher-reader.js';

const NOW = Math.floor(Date.now() / 1000);

describe(PublisherReader.name, () => {
  const index = freshIndex();
  const write = (domain: string) =>
    index.writer.write([anIndexArticle({ domain, source: domain, guid: null, url: `https://${domain}/1` })]);

  it('reads once for all callers, as long as nothing is written', async () => {
    write('one.example');
    const sut = new PublisherReader(index.reader.database);
    const [first, second] = await Promise.all([sut.all(NOW), sut.all(NOW)]);
    expect(second).toBe(first);
    expect(await sut.all(NOW)).toBe(first);
    write('two.example');
    expect((await sut.all(NOW)).map(({ domain }) => domain)).toEqual(['one.example', 'two.example']);
  });
});
