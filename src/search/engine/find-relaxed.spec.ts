import { rmSync } from 'node:fs';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { aQuery } from '../../../test/contracts/article-index.contract.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import { findRelaxed } from './find-relaxed.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe(findRelaxed.name, () => {
  const dataDir = freshFolder();
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const urls = new Map<string, string>();
  const write = (title: string, age: number, language: string, i: number, preview = ''): void => {
    const url = `https://paper-${i}.example/${encodeURIComponent(title)}`;
    urls.set(title, url);
    writer.write([anIndexArticle({ title, preview, url, language, publishedAt: NOW - age })]);
  };
  const forms = ['больницы', 'больницу', 'больнице', 'больницах', 'больницами', 'больницей'];
  for (let i = 0; i < 140; i++) write(`Номер ${i}: о ${forms[i % forms.length]} в городе`, 60 + i, 'ru', i);
  write('Нехватка больниц', DAY, 'ru', 200);
  write('Кадыров ответил журналистам', 3 * DAY, 'ru', 201);
  write('Что сказал Кадыров', 4 * DAY, 'ru', 202);
  for (let i = 0; i < 30; i++) write(`Harbour notes ${i}: a choir sings`, 60 + i, 'en', i);
  write('A submarine surfaces', DAY, 'en', 301);
  write('A zeppelin lands', DAY, 'en', 302);
  for (const what of ['Ferry', 'Winter', 'Timetable'])
    for (let i = 0; i < 3; i++) write(`${what} of the year: ${i}`, 2 * DAY, 'en', 310 + i);
  write('Ferry tickets cheaper, winter timetable', DAY, 'en', 300);
  write('A balloon is late', 7200, 'en', 303, 'The choir waits.');
  write('A choir is late', 3600, 'en', 304, 'The balloon waits.');
  for (const word of ['Orchard', 'Glacier'])
    for (let i = 0; i < 130; i++) write(`${word} report ${i}`, 60 + i, 'en', 400 + i);
  write('Orchard below a glacier', 20 * DAY, 'en', 600);
  write('Regatta parade planned', 9 * DAY, 'en', 610);
  write('24 June: a lantern festival', DAY, 'en', 611);
  const [walkout, journey] = [
    'Train strikes halt northern railway services, union says',
    'Train strikes: fans face a journey to the cup final in Wembley without railway services',
  ];
  const sequel = 'Northern railway services resume after a union deal';
  const final = 'Cup final: fans celebrate in Wembley after a long journey';
  for (const [i, title] of [walkout, journey, sequel, final].entries())
    write(title!, 10_800 - 1800 * i, 'en', 620 + i);
  writer.close();
  const index = IndexReader.open(dataDir);

  afterAll(() => {
    index.close();
    rmSync(dataDir, { recursive: true });
  });

  /** The titles of all relaxed matches, in order. @param exact titles of the matches with all words, the best first. */
  async function found(typed: string, language: string, exact: string[] = []): Promise<string[]> {
    const titles: string[] = [];
    const query = aQuery({ typed, language });
    const candidates = index.load(exact.map((title) => index.idOf(urls.get(title)!)!));
    const { batches } = await findRelaxed(new EmbeddedIndex(index), query, new Set(), NOW, candidates);
    for await (const batch of batches) titles.push(...batch!.map(({ title }) => title));
    return titles;
  }

  it('ranks a rare name before a frequent word, counted in all of its forms', async () => {
    expect((await found('кадыров больница', 'ru'))[0]).toBe('Кадыров ответил журналистам');
  });

  it('ranks the rarer word in the title before another word in the title', async () => {
    const [first, second] = await found('balloon choir dirigible', 'en');
    expect([first, second]).toEqual(['A balloon is late', 'A choir is late']);
  });

  it('counts a repeated word once', async () => {
    const once = await found('submarine ferry timetable', 'en');
    expect(await found('submarine ferry ferry timetable ferry', 'en')).toEqual(once);
  });

  it('finds an article with three of five words, although these are the more frequent ones', async () => {
    const typed = 'submarine zeppelin ferry winter timetable';
    expect((await found(typed, 'en'))[0]).toBe('Ferry tickets cheaper, winter timetable');
  });

  it('finds the subject, not articles that only share the date', async () => {
    expect(await found('regatta parade 24 june', 'en')).toEqual(['Regatta parade planned']);
  });

  it('takes a number for the subject where nothing else is searched', async () => {
    expect((await found('24 june 1812', 'en'))[0]).toBe('24 June: a lantern festival');
  });

  it('finds an old article with two frequent words that rarely stand together', async () => {
    expect((await found('orchard glacier zeppelin', 'en'))[0]).toBe('Orchard below a glacier');
  });

  it('returns further reports of the event of the best match first, not those of another event in its story', async () => {
    const storyOf = (title: string) => index.stories.storyOf(index.idOf(urls.get(title)!)!)?.story;
    expect([sequel, final].map(storyOf)).toEqual([walkout, walkout].map(storyOf));
    const titles = await found('train strikes', 'en', [walkout, journey]);
    expect(titles[0]).toBe(sequel);
    expect(titles).not.toContain(final);
  });
});
