import type { Article } from '../../../src/articles/article.js';
import { makeCandidate } from '../../support/article-factory.js';
import { createTestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { pythonAbsent, runPython } from '../../support/python.js';

const PROGRAM =
  'import feedparser, json, sys\n' +
  'd = feedparser.parse(sys.stdin.buffer.read())\n' +
  'print(json.dumps({"bozo": bool(d.bozo), "version": d.version, "links": [e.link for e in d.entries], ' +
  '"titles": [e.title for e in d.entries], "dated": all(e.updated_parsed for e in d.entries)}))';

const absent = pythonAbsent('feedparser');
(absent === null ? describe : describe.skip)(`the Python package feedparser (${absent ?? 'is here'})`, () => {
  it('reads a list of articles as Atom', async () => {
    const provider = new FakeIndex();
    provider.candidates = [1, 2, 3].map((n) =>
      makeCandidate({ title: `Ferry ${n} <cut> & "quoted"`, url: `https://paper${n}.example/a?b=1&c=2` }),
    );
    const service = await createTestApp({ providers: [provider] });
    const search = '/news?topic=ferry&language=en';
    const { items } = (await (await service.get(search)).json()) as { items: Article[] };
    const read = runPython(PROGRAM, await (await service.get(`${search}&format=atom`)).text());
    await service.close();
    expect(items.length).toBeGreaterThan(0);
    expect(read).toEqual({
      ...{ bozo: false, version: 'atom10', dated: true },
      links: items.map(({ url }) => url),
      titles: items.map(({ title }) => title),
    });
  });
});
