import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aQuery } from '../../../test/contracts/search-provider.contract.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';

import { findRelaxed, RELAXED_START } from './find-relaxed.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe(findRelaxed.name, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-loosened-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const tell = (title: string, age: number, language: string, i: number, preview = ''): void => {
    const url = `https://paper-${i}.example/${encodeURIComponent(title)}`;
    writer.write([anIndexArticle({ title, preview, url, language, publishedAt: NOW - age })]);
  };
  const forms = ['больницы', 'больницу', 'больнице', 'больницах', 'больницами', 'больницей'];
  for (let i = 0; i < 140; i++) tell(`Номер ${i}: о ${forms[i % forms.length]} в городе`, 60 + i, 'ru', i);
  tell('Нехватка больниц', DAY, 'ru', 200);
  tell('Кадыров ответил журналистам', 3 * DAY, 'ru', 201);
  tell('Что сказал Кадыров', 4 * DAY, 'ru', 202);
  for (let i = 0; i < 30; i++) tell(`Harbour notes ${i}: a choir sings`, 60 + i, 'en', i);
  tell('A submarine surfaces', DAY, 'en', 301);
  tell('A zeppelin lands', DAY, 'en', 302);
  for (const what of ['Ferry', 'Winter', 'Timetable'])
    for (let i = 0; i < 3; i++) tell(`${what} of the year: ${i}`, 2 * DAY, 'en', 310 + i);
  tell('Ferry tickets cheaper, winter timetable', DAY, 'en', 300);
  tell('A balloon is late', 7200, 'en', 303, 'The choir waits.');
  tell('A choir is late', 3600, 'en', 304, 'The balloon waits.');
  writer.close();
  const index = IndexReader.open(dataDir);

  afterAll(() => {
    index.close();
    rmSync(dataDir, { recursive: true });
  });

  /** All that is found where words may be missing. */
  async function found(typed: string, language: string): Promise<string[]> {
    const titles: string[] = [];
    let cursor: unknown = RELAXED_START;
    while (cursor !== null) {
      const page = {
        cursor: cursor as typeof RELAXED_START,
        saturatedDomains: new Set<string>(),
        signal: AbortSignal.timeout(5_000),
      };
      const query = aQuery({ typed, language });
      const { candidates, next } = await findRelaxed(new EmbeddedIndex(index), query, page, NOW);
      titles.push(...candidates.map(({ title }) => title));
      cursor = next;
    }
    return titles;
  }

  it('puts a name before a word that stands in many articles, each in another form', async () => {
    expect((await found('кадыров больница', 'ru'))[0]).toBe('Кадыров ответил журналистам');
  });

  it('puts a title with the rarer word before a title with another', async () => {
    const [first, second] = await found('balloon choir dirigible', 'en');
    expect([first, second]).toEqual(['A balloon is late', 'A choir is late']);
  });

  it('takes a word that is said twice for one', async () => {
    const once = await found('submarine ferry timetable', 'en');
    expect(await found('submarine ferry ferry timetable ferry', 'en')).toEqual(once);
  });

  it('finds an article with the commoner three of five words where no other set of them is met', async () => {
    const typed = 'submarine zeppelin ferry winter timetable';
    expect((await found(typed, 'en'))[0]).toBe('Ferry tickets cheaper, winter timetable');
  });
});
