import { rmSync } from 'node:fs';
import fc from '../../support/fast-check.js';
import { freshFolder } from '../../support/fresh-folder.js';
import {
  listOperations,
  type ResolvedOperation,
  resolveSchema,
} from '../../../src/explorer/list-operations.js';
import type {
  ApiParameter,
  Reference,
  ApiResponse as Described,
} from '../../../src/explorer/openapi/openapi.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { examplesOf, readDescription } from '../../support/described-api.js';
import { naturalArticles } from '../../support/natural-articles.js';
import { schemaFaults } from '../../support/schema-faults.js';

/**
 * Every operation of the description, requested with several parameters at once, right and wrong ones: a period beside a
 * timeframe, a cursor of another question, a story that there is not. For longer:
 *
 *   FUZZ_RUNS=50000 npm run test:system -- fuzz/requests
 */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 100);
const dataDir = freshFolder();
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
writer.write(naturalArticles(Math.floor(Date.now() / 1000)));
writer.close();
const defects: string[] = [];
const testApp: TestApp = await createTestApp({
  environment: { DATA_DIR: dataDir, STREAMS_PER_KEY: '1000', LOG_LEVEL: 'error' },
  onLog: (line) => void defects.push(line),
});
const description = await readDescription(testApp.url);
const operations = listOperations(description).filter(({ parameters }) => parameters.length > 0);
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();

/** Values that the examples of the description do not give. */
const MORE: Record<string, string[]> = {
  topic: ['storm', 'council -storm', '"west coast"', 'bank OR union', 'stron', '-', '"', 'the'].concat([
    ...['title:storm', '(storm OR council) -(bank strike)', 'storm NEAR/5 council', 'site:herald1.example'],
    ...[
      '(storm site:herald1.example) OR title:"west coast"',
      ':)',
      'a NEAR/21 b',
      '(((',
      'C++',
      'AC/DC (live)',
      'storm NOT council',
      'storm,-council intitle:bank',
      'F35 AND "J. K." !1 200',
    ],
  ]),
  limit: ['1', '2', '3', '7', '100'],
  from: [day(-2), day(-20).slice(0, 10), day(1), '0001-01-01', '9999-12-31T23:59:59-23:59'],
  to: [day(-1), day(0).slice(0, 10), day(-30), '9999-12-31'],
  domains: ['herald1.example', 'courier0.example,post3.example', 'example', 'nowhere.example'],
  exclude_domains: ['herald1.example', 'example'],
  id: ['en-1', 'de-zzzzzzzzzzzz', '..', '%2F', 'en-', '__proto__'],
};

/** What starts well and goes wrong somewhere: a character more, less or another. */
const damaged = (value: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: value.length }), fc.nat({ max: 1 }), fc.string({ unit: 'binary', maxLength: 2 }))
    .map(([at, gone, put]) => value.slice(0, at) + put + value.slice(at + gone));

describe('any request', () => {
  let cursors: string[];

  beforeAll(async () => {
    const questions = [
      ...['/news?topic=storm&language=en&limit=3', '/news/trending?language=en', '/sources?limit=3'],
      ...['/news/topic?topic1=politics&limit=2', '/news/advanced?topic=council&language=en&limit=2'],
    ];
    const links = questions.map(async (question) => (await testApp.get(question)).headers.get('Link') ?? '');
    cursors = (await Promise.all(links)).flatMap((link) => /(?<=cursor=)[^>&]+/.exec(link) ?? []);
    const { stories } = (await (await testApp.get('/news/stories?language=en')).json()) as {
      stories: { id: string }[];
    };
    MORE['id']!.push(...stories.map(({ id }) => id));
    const { items } = (await (await testApp.get(questions[0]!)).json()) as { items: { url: string }[] };
    MORE['url'] = items.map(({ url }) => url);
  });
  afterAll(async () => {
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const valuesOf = (parameter: ApiParameter): fc.Arbitrary<string> => {
    const { name, schema } = parameter;
    const known = [...examplesOf(parameter), ...(schema.enum ?? [])].map(String);
    const all = [...known, ...(MORE[name] ?? []), ...(name === 'cursor' ? cursors : [])];
    const good = fc.constantFrom(...(all.length > 0 ? all : ['']));
    return fc.oneof(
      { weight: 12, arbitrary: good },
      { weight: 2, arbitrary: good.chain(damaged) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    );
  };

  /** An address of an operation: the parameters that it needs, mostly, and some of the others. */
  const addressesOf = ({ path, parameters }: ResolvedOperation): fc.Arbitrary<string> => {
    const needed = ({ name, required }: ApiParameter) =>
      required === true || /^(topic1?|language|url)$/.test(name);
    const sent = parameters.map((parameter) =>
      fc.option(valuesOf(parameter), { freq: needed(parameter) ? 8 : 1, nil: undefined }),
    );
    return fc.tuple(...sent).map((values) => {
      const query = new URLSearchParams();
      let address = path;
      for (const [i, { name, in: place }] of parameters.entries()) {
        if (place === 'path')
          address = address.replace(`{${name}}`, encodeURIComponent((values[i] ?? 'x').toWellFormed()));
        else if (values[i] !== undefined) query.append(name, values[i].toWellFormed());
      }
      return `${address}?${query}`;
    });
  };

  const describedAs = ({ responses }: ResolvedOperation, status: number): Described | undefined => {
    const answer: Described | Reference | undefined = responses[String(status)];
    if (answer === undefined || !('$ref' in answer)) return answer;
    return description.components.responses[answer.$ref.split('/').at(-1)!];
  };

  it.each(operations.map((operation) => [operation.path, operation] as const))(
    'of %s gets a response that the API description documents',
    async (_, operation) => {
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(addressesOf(operation), async (address) => {
          // A stream has no end: its headers are sufficient.
          const method = operation.path === '/news/stream' ? 'HEAD' : 'GET';
          const response = await testApp.get(address, { method, redirect: 'manual' });
          const { status, headers } = response;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect(defects).toEqual([]);
          expect([200, 308, 400, 404]).toContain(status);
          expect(headers.get('X-Request-Id')).toBeTruthy();
          const text = await response.text();
          if (method === 'HEAD' || status === 308) return;
          const [type, media] = Object.entries(describedAs(operation, status)?.content ?? {})[0] ?? [];
          expect(headers.get('Content-Type')).toContain(type);
          const body = JSON.parse(text) as Record<string, unknown>;
          expect(schemaFaults(body, resolveSchema(media!.schema, description), description)).toEqual([]);
          if (status !== 200) return;
          const listed = body['items'] ?? body['stories'];
          if ('count' in body && Array.isArray(listed)) expect(body['count']).toBe(listed.length);
        }),
        { numRuns, endOnFailure: true },
      );
      expect(statuses.get(200)).toBeGreaterThan(0);
    },
    100 * numRuns + 300_000,
  );

  it('to /mcp gets JSON for any body', async () => {
    const argumentsOf = fc.dictionary(
      fc.constantFrom(
        'topic',
        'topic1',
        'query',
        'language',
        'limit',
        'timeframe',
        'cursor',
        'include',
        '__proto__',
      ),
      fc.oneof(fc.constantFrom<unknown>('storm', 'en', 3, 'politics', null), fc.anything({ maxDepth: 1 })),
      { noNullPrototype: true },
    );
    const tools = [
      'search_news',
      'trending_news',
      'news_by_topic',
      'local_news',
      'news_stories',
      'get_story',
      'similar_news',
      'count_news',
      'list_sources',
    ];
    const message = fc.record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0'),
        id: fc.oneof(fc.nat(), fc.string(), fc.constant(null)),
        method: fc.constantFrom(
          'tools/call',
          'tools/call',
          'tools/call',
          'tools/list',
          'initialize',
          'nothing',
        ),
        params: fc.record({ name: fc.constantFrom(...tools, 'nothing'), arguments: argumentsOf }),
      },
      { requiredKeys: [] },
    );
    const one = message.map((value) => JSON.stringify(value));
    const body = fc.oneof(
      one,
      one.chain(damaged),
      fc.array(message, { maxLength: 3 }).map((all) => JSON.stringify(all)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const headers = {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        };
        const response = await testApp.get('/mcp', { method: 'POST', body: sent.toWellFormed(), headers });
        expect([200, 202, 400]).toContain(response.status);
        const text = await response.text();
        if (response.status !== 202) JSON.parse(text);
        expect(defects).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
