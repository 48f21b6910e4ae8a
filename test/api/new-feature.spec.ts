import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import { ListingModule } from '../../src/listing/listing.module.js';
import { type Listing, ArticleSearchService } from '../../src/listing/article-search.service.js';
import { Cached } from '../../src/listing/response-cache.js';
import {
  Country,
  Flag,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../src/http/query-parameters.js';
import { categoryQuery } from '../../src/languages/queries.js';
import { makeCandidate } from '../support/article-factory.js';
import { createTestApp, GATEWAY_HEADERS, type TestApp } from '../support/create-test-app.js';
import { readDescription } from '../support/described-api.js';
import { FakeIndex } from '../support/fake-index.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { naturalArticles } from '../support/natural-articles.js';
import { parameterFaults } from '../support/parameter-faults.js';

// The feature of CONTRIBUTING.md, "Add a feature", as it stands there.

export class DigestQuery {
  @LanguageTag({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}

@Controller('digest')
export class DigestController {
  constructor(private readonly articles: ArticleSearchService) {}

  @Get()
  @Cached()
  @ApiOperation({ summary: 'Health news of a country' })
  @ApiOkResponse({ schema: { $ref: getSchemaPath('Envelope') } })
  today(@Query() query: DigestQuery): Promise<Listing> {
    const text = categoryQuery(['health'], query.language);
    return this.articles.list({ intent: 'topic', text, categories: ['health'] }, query);
  }
}

@Module({ imports: [ListingModule], controllers: [DigestController] })
export class DigestModule {}

/** The same DTO with one more parameter. */
class BriefQuery extends DigestQuery {
  @Flag() brief!: boolean;
}

@Controller('brief')
class BriefController {
  @Get()
  today(@Query() query: BriefQuery): object {
    return query;
  }
}

@Module({ controllers: [BriefController] })
class BriefModule {}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

describe('a feature added as CONTRIBUTING.md says', () => {
  let service: TestApp;
  const provider = new FakeIndex();

  beforeAll(async () => {
    service = await createTestApp({ providers: [provider], features: [DigestModule, BriefModule] });
  });
  afterAll(() => service.close());

  it('consists of the lines in CONTRIBUTING.md', () => {
    const guide = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');
    const [, section] = /\n## Add a feature\n([^]*?)\n### /.exec(guide)!;
    const code = [...section!.matchAll(/```ts\n([^]*?)```/g)].flatMap(([, block]) => linesOf(block!));
    const here = linesOf(readFileSync(fileURLToPath(import.meta.url), 'utf8'));
    expect(code.length).toBeGreaterThan(20);
    expect(code.filter((line) => !here.includes(line))).toEqual([]);
  });

  it('returns the envelope, cached the second time, and 304 for If-None-Match', async () => {
    provider.candidates = [makeCandidate({ title: 'Ward opens', url: 'https://a.example/1' })];
    const first = await service.get('/digest?geo=gb&limit=5');
    expect(first.headers.get('server-timing')).toMatch(/^cache;desc=miss/);
    expect(await first.json()).toMatchObject({ topic: '', geo: 'GB', language: 'en', count: 1 });
    const again = await service.get('/digest?geo=gb&limit=5');
    expect(again.headers.get('server-timing')).toMatch(/^cache;desc=hit/);
    const etag = again.headers.get('etag')!;
    const headers = { 'if-none-match': etag };
    expect((await service.get('/digest?geo=gb&limit=5', { headers })).status).toBe(304);
    expect(provider.queries).toMatchObject([{ intent: 'topic', text: 'health', country: 'GB', wanted: 5 }]);
  });

  it('sends no Link to a next page while its DTO has no cursor', async () => {
    const publishedAt = Math.floor(Date.now() / 1000) - 60;
    // Of a category a list has one article a story.
    const titles = naturalArticles(publishedAt).flatMap(({ title }, n) => (n % 11 === 0 ? [title] : []));
    const articles = Array.from({ length: 40 }, (_, n) =>
      anIndexArticle({
        title: titles[n]!,
        url: `https://paper${n % 8}.example/${n}`,
        domain: `paper${n % 8}.example`,
        source: `paper${n % 8}.example`,
        categories: ['health'],
        publishedAt,
      }),
    );
    const indexed = await createTestApp({ articles, features: [DigestModule] });
    const response = await indexed.get('/digest?limit=5');
    const { count } = (await response.json()) as { count: number };
    const paged = await indexed.get('/news/topic?topic1=health&language=en&limit=5');
    await indexed.close();
    expect([count, response.headers.get('Link')]).toEqual([5, null]);
    expect(paged.headers.get('Link')).toMatch(/rel="next"$/);
  });

  it('is in the description of the API, with its parameters and its response', async () => {
    const { paths, components } = await readDescription(service.url);
    const { get } = paths['/digest']!;
    expect(get).toMatchObject({ operationId: 'digestToday', summary: 'Health news of a country' });
    expect(get!.parameters.map(({ name }) => name)).toEqual(['language', 'geo', 'limit', 'timeframe']);
    expect(get!.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
    });
    expect(Object.keys(get!.responses)).toEqual(Object.keys(paths['/news']!['get']!.responses));
    expect(components.schemas['Timeframe']).toMatchObject({ type: 'string' });
    expect(get!['x-codeSamples'][0]!.source).toContain('"$BASE_URL/digest"');
  });

  it('has the guard, the checks and the errors of the others', async () => {
    expect((await fetch(`${service.url}/digest`)).status).toBe(401);
    const faulty = await service.get('/digest?limit=0&geo=nowhere');
    expect(faulty.headers.get('content-type')).toBe('application/problem+json');
    expect(Object.keys(await parameterFaults(faulty))).toEqual(['geo', 'limit']);
    const posted = await service.get('/digest', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    provider.breakDown();
    expect((await service.get('/digest?limit=7')).status).toBe(503);
  });
});

describe('a parameter added to a DTO', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp({ providers: [new FakeIndex()], features: [BriefModule] });
  });
  afterAll(() => service.close());

  it('is validated', async () => {
    expect(await (await service.get('/brief?brief=1')).json()).toMatchObject({ brief: true, limit: 10 });
    expect(await (await service.get('/brief')).json()).toMatchObject({ brief: false });
    const { errors } = (await (await service.get('/brief?brief=maybe')).json()) as { errors: object[] };
    expect(errors).toEqual([
      { parameter: 'brief', detail: 'brief must be true, false, 1 or 0, not "maybe".' },
    ]);
  });

  it('is in the description of the API', async () => {
    const { paths } = await readDescription(service.url);
    const brief = paths['/brief']!['get']!.parameters.find(({ name }) => name === 'brief');
    expect(brief).toEqual({
      name: 'brief',
      in: 'query',
      required: false,
      allowEmptyValue: true,
      description: '`true`, `false`, `1` or `0`, in any case.',
      examples: { example: { value: true } },
      schema: { type: 'boolean', default: false },
    });
  });
});

describe('a handler that returns no list of articles', () => {
  it('is neither cached nor shared, not even for two simultaneous first requests', async () => {
    const service = await createTestApp({ providers: [new FakeIndex()] });
    try {
      for (const path of ['/health', '/docs']) {
        const [one, other] = await Promise.all([service.get(path), service.get(path)]);
        expect([one.status, other.status]).toEqual([200, 200]);
        expect(await one.text()).toBe(await other.text());
        expect(one.headers.get('server-timing')).toMatch(/^total/);
      }
      const head = await fetch(`${service.url}/health`, { method: 'HEAD', headers: GATEWAY_HEADERS });
      expect(head.status).toBe(200);
    } finally {
      await service.close();
    }
  });
});
