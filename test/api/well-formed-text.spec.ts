import { createTestApp } from '../support/create-test-app.js';
import { LoopbackServer } from '../support/loopback-server.js';

describe('the text of a live source', () => {
  it('is well-formed Unicode without control characters, whatever the source sends', async () => {
    const server = await LoopbackServer.start();
    const published = new Date(Date.now() - 60_000).toISOString();
    server.on('/res/v1/news/search', (_, response) => {
      // Half of a surrogate pair as an escape sequence, which JSON permits.
      const body = JSON.stringify({
        results: [
          {
            title: 'Storm TITLE nears\u0090 Lisbon\u0007',
            url: 'https://a.example/storm',
            description: 'The Tagus TEXT is closed to\u0090 ships.',
            page_age: published,
          },
        ],
      });
      const broken = body.replace('TITLE', String.raw`\ud83d`).replace('TEXT', String.raw`\udc00`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(broken);
    });
    const service = await createTestApp({
      environment: { SEARCH_PROVIDERS: 'embedded,brave', BRAVE_URL: server.url(''), BRAVE_KEY: 'key' },
    });
    const text = await (await service.get('/news?topic=storm&language=en')).text();
    await service.close();
    await server.stop();
    expect(text).not.toMatch(/\\ud[89a-f]/i);
    const { items } = JSON.parse(text) as { items: { title: string; preview: string }[] };
    expect(items).toMatchObject([
      { title: 'Storm \ufffd nears Lisbon', preview: 'The Tagus \ufffd is closed to ships.' },
    ]);
  });
});
