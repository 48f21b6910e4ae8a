import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { freshFolder } from '../support/fresh-folder.js';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import type {
  StoriesEnvelope,
  StoryEnvelope,
  StoryHistoryEnvelope,
} from '../../src/features/stories/stories.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';
import { parameterFaults } from '../support/parameter-faults.js';

const NOW = Math.floor(Date.now() / 1000);

const EVENTS = [
  ['Volcano eruption empties villages in Guatemala', 'world'],
  ['Ferry collision closes harbour of Gothenburg', 'national'],
  ['Telescope finds water on distant planet', 'science'],
  ['Chess champion loses title in Buenos Aires', 'sports'],
] as const;
const WORDINGS = [
  (event: string) => event,
  (event: string) => `${event}, rescuers and witnesses say on the morning after`,
  (event: string) => `What is known so far: ${event} after a night without sleep`,
  (event: string) => `${event}: pictures and voices from those who were there`,
  (event: string) => `Why nobody expected it when ${event.toLowerCase()}`,
];

/** Of which no two are one. */
const WORDS = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(5));

let service: TestApp;
let folder: string;
let writer: IndexWriter;

const report = (title: string, domain: string, minutesAgo: number, category: (typeof EVENTS)[number][1]) =>
  anIndexArticle({
    ...{ title, domain, source: domain, url: `https://${domain}/${minutesAgo}`, categories: [category] },
    publishedAt: NOW - minutesAgo * 60,
    country: domain.startsWith('b') ? 'GB' : 'US',
  });

/** Starts the service over an index of its own, for the tests of one `describe`. */
function startService(): void {
  beforeAll(async () => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    const papers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    writer.write(
      EVENTS.flatMap(([event, category], i) =>
        papers
          .slice(i)
          .map((paper, at) =>
            report(WORDINGS[at % 5]!(event), `${paper}.example`, 20 * i + at + 5, category),
          ),
      ),
    );
    service = await createTestApp({ environment: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await service.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });
}

const get = async <T>(path: string): Promise<T> => {
  const response = await service.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
};

describe('/news/stories', () => {
  startService();

  it('returns the stories of /news/trending in its order, each with articles of different publishers', async () => {
    const trending = await get<ArticleListEnvelope>('/news/trending?language=en&limit=4');
    const { stories, ...rest } = await get<StoriesEnvelope>('/news/stories?language=en&limit=4');
    expect(rest).toEqual({ topic: '', geo: 'all', language: 'en', count: 4 });
    expect(stories.map(({ items }) => items[0])).toEqual(trending.items);
    for (const { title, items, first_at, last_at, articles, publishers } of stories) {
      expect(title).toBe(items[0]!.title);
      expect(items.length).toBeGreaterThan(1);
      expect(items.length).toBeLessThanOrEqual(5);
      expect(new Set(items.map(({ source }) => source)).size).toBe(items.length);
      expect(articles).toBe(publishers);
      expect(first_at < last_at).toBe(true);
    }
    expect(Object.keys(stories[0]!).join()).toBe(
      'id,title,first_at,last_at,articles,publishers,categories,items,follows,subject,other_languages',
    );
  });

  it('restricts to a category, a country and a timeframe', async () => {
    const science = await get<StoriesEnvelope>('/news/stories?language=en&topic1=Science');
    expect(science.stories).toMatchObject([{ categories: ['science'] }]);
    expect(science.stories[0]!.title).toMatch(/water on distant planet/);
    const british = await get<StoriesEnvelope>('/news/stories?language=en&geo=gb');
    for (const { items } of british.stories) expect(items.map(({ source }) => source)).toEqual(['b.example']);
    const recent = await get<StoriesEnvelope>('/news/stories?language=en&timeframe=last_1h&limit=100');
    const oldest = new Date((NOW - 3600) * 1000).toISOString();
    for (const { items } of recent.stories)
      for (const { published_at } of items) expect(published_at! >= oldest).toBe(true);
  });

  it('reads the query language in a text, and reports a text that does not follow it', async () => {
    const of = async (topic: string) => {
      const response = await service.get(`/news/stories?language=en&topic=${encodeURIComponent(topic)}`);
      const { stories } = (await response.json()) as StoriesEnvelope;
      return { stories, syntax: response.headers.get('x-query-syntax') };
    };
    const { stories, syntax } = await of('volcano eruption');
    expect(syntax).toBeNull();
    const { source } = stories[0]!.items[0]!;
    const { stories: ofSite } = await of(`volcano eruption site:${source}`);
    expect(ofSite.flatMap(({ items }) => items.map((item) => item.source))).toEqual([source]);
    expect((await of('volcano eruption site:nowhere.example')).stories).toEqual([]);
    expect((await of('(volcano')).syntax).toMatch(/^position=0; detail="/);
  });

  it.each(['💥', '…', '"!"'])('returns no story for the text %s, which has no word', async (topic) => {
    const { stories } = await get<StoriesEnvelope>(
      `/news/stories?language=en&topic=${encodeURIComponent(topic)}`,
    );
    expect(stories).toEqual([]);
  });

  it('rejects a period together with a timeframe', async () => {
    for (const timeframe of ['last_24h', 'last_48h', 'anytime']) {
      const response = await service.get(`/news/stories?language=en&from=2026-01-01&timeframe=${timeframe}`);
      expect([timeframe, response.status]).toEqual([timeframe, 400]);
      expect(await response.json()).toMatchObject({ code: 'invalid_parameters' });
    }
  });

  it('returns one story with all its reports, newest first', async () => {
    const { stories } = await get<StoriesEnvelope>('/news/stories?language=en');
    for (const { items: some, ...facts } of stories) {
      const { items, timeline, first, publishers_list, ...rest } = await get<StoryHistoryEnvelope>(
        `/news/stories/${facts.id}?limit=100`,
      );
      expect(rest).toEqual({ ...facts, title: rest.title });
      expect([timeline.length, first, publishers_list.length]).toEqual([
        expect.any(Number),
        items.at(-1),
        facts.publishers,
      ]);
      expect(items.length).toBeGreaterThanOrEqual(some.length);
      const times = items.map(({ published_at }) => published_at!);
      expect(times).toEqual([...times].sort().reverse());
    }
    const [{ id }] = stories as [StoryEnvelope];
    expect((await get<StoryEnvelope>(`/news/stories/${id}?limit=1`)).items).toHaveLength(1);
  });

  it('returns a story completely in one page without the rules of lists', async () => {
    const [{ id, articles }] = (await get<StoriesEnvelope>('/news/stories?language=en&merge=off'))
      .stories as [StoryEnvelope];
    const path = `/news/stories/${id}?limit=100`;
    const all = await get<StoryEnvelope>(`${path}&diversity=off&merge=off`);
    expect(all.items).toHaveLength(articles);
    expect((await get<StoryEnvelope>(path)).items.length).toBeLessThan(articles);
    const { headers } = await service.get(`${path}&diversity=off&merge=off`);
    expect(headers.get('x-rules')).toBe('diversity=off, merge=off');
  });

  it('appends the requested fields to each article', async () => {
    const { stories } = await get<StoriesEnvelope>(
      '/news/stories?language=en&include=coverage,story,country',
    );
    for (const { id, items, publishers } of stories) {
      const listed = [
        ...items,
        ...(await get<StoryEnvelope>(`/news/stories/${id}?include=story,coverage`)).items,
      ];
      for (const item of listed) expect(item).toMatchObject({ story: id, coverage: publishers });
      expect(Object.keys(items[0]!).slice(6)).toEqual(['country', 'story', 'coverage']);
    }
    expect((await service.get('/news/stories?language=en&include=size')).status).toBe(400);
  });

  it('is cached, with 304 for If-None-Match', async () => {
    const { stories } = await get<StoriesEnvelope>('/news/stories?language=en&limit=2');
    for (const path of ['/news/stories?language=en&limit=2', `/news/stories/${stories[0]!.id}`]) {
      await service.get(path);
      const again = await service.get(path);
      expect(again.headers.get('server-timing')).toMatch(/^cache;desc=hit/);
      const headers = { 'if-none-match': again.headers.get('etag')! };
      expect((await service.get(path, { headers })).status).toBe(304);
    }
  });

  it.each(['nothing', 'en-zzzz', 'de-zzzz', 'en-', '%F0%9F%92%80', 'en-107afku8%00'])(
    'returns 404 for the story id %s',
    async (id) => {
      const response = await service.get(`/news/stories/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('names every fault at once', async () => {
    const response = await service.get('/news/stories?limit=0&topic1=none&geo=xx');
    expect(Object.keys(await parameterFaults(response))).toEqual(['language', 'geo', 'limit', 'topic1']);
  });
});

describe('/news/stories of an index that grows', () => {
  startService();

  describe('with the history of a story', () => {
    const bell = (title: string, domain: string, minutes: number, given = {}) => ({
      ...report(title, domain, minutes, 'world'),
      ...given,
    });
    const bells = [
      bell('Bell tower of Ostrava leans after quake', 'first.example', 200),
      bell('Bell tower of Ostrava leans after quake', 'copy.example', 190),
      bell('Leaning bell tower of Ostrava closed after the quake', 'second.example', 120),
      bell('Leaning bell tower of Ostrava closed after the quake', 'msn.com', 110),
      bell('Quake: bell tower of Ostrava leans, engineers called', 'third.example', 50),
    ];
    let story: StoryHistoryEnvelope;

    beforeAll(async () => {
      writer.write(bells);
      const { items } = await get<ArticleListEnvelope>(
        '/news?topic=ostrava&language=en&include=story,coverage&merge=off',
      );
      const [{ story: id, coverage }] = items as unknown as [{ story: string; coverage: number }];
      story = await get<StoryHistoryEnvelope>(`/news/stories/${id}`);
      expect(coverage).toBe(story.publishers);
    });

    it('returns its reports by hour, with a headline of each hour', () => {
      const hourOf = (minutes: number) =>
        `${new Date((NOW - minutes * 60) * 1000).toISOString().slice(0, 13)}:00:00Z`;
      const { timeline, articles } = story;
      expect(timeline.map(({ at }) => at)).toEqual([
        ...new Set(bells.map(({ publishedAt }) => hourOf((NOW - publishedAt!) / 60))),
      ]);
      expect(timeline.reduce((sum, bucket) => sum + bucket.articles, 0)).toBe(articles);
      expect(articles).toBe(5);
      expect(timeline[0]).toMatchObject({ title: bells[0]!.title });
      expect(Object.keys(timeline[0]!)).toEqual(['at', 'publishers', 'articles', 'title']);
    });

    it('names the publisher that reported first, and all publishers without an aggregator that copies one', () => {
      expect(story.first.source).toBe('first.example');
      expect(Object.keys(story.first)).toHaveLength(6);
      expect(story.publishers_list).toEqual([
        'copy.example',
        'first.example',
        'second.example',
        'third.example',
      ]);
      expect(story.publishers).toBe(4);
    });

    it('neither counts nor lists an aggregator that copies a publisher', async () => {
      const { stories } = await get<StoriesEnvelope>('/news/stories?language=en&topic=ostrava');
      expect(stories[0]!.items.map(({ source }) => source)).not.toContain('msn.com');
      const hour = (minutes: number) => new Date((NOW - minutes * 60) * 1000).toISOString().slice(0, 13);
      const copied = story.timeline.find(({ at }) => at.startsWith(hour(110)))!;
      expect(copied.publishers).toBe(hour(110) === hour(120) ? 1 : 0);
    });
  });

  it('names the same event in other languages, in both directions', async () => {
    const german = [
      'Guatemala: Arévalo und Herrera besuchen den Fuego',
      'Arévalo und Herrera besuchen den Fuego in Guatemala',
    ];
    const french = [
      'Guatemala : Arévalo et Herrera visitent le Fuego',
      'Le Fuego visité par Arévalo et Herrera au Guatemala',
    ];
    for (const [language, titles] of Object.entries({ de: german, fr: french }))
      writer.write(
        titles.map((title, i) => ({
          ...report(title, `${language}${i}.example`, 30 + i, 'world'),
          language,
          preview: '',
        })),
      );
    writer.linkStories(NOW);
    const list = (language: string) => get<StoriesEnvelope>(`/news/stories?language=${language}`);
    const [[de], [fr]] = [(await list('de')).stories, (await list('fr')).stories];
    const linked = ({ id, title, publishers }: StoryEnvelope, language: string) => [
      { language, id, title, publishers },
    ];
    expect(de!.other_languages).toEqual(linked(fr!, 'fr'));
    expect(fr!.other_languages).toEqual(linked(de!, 'de'));
    expect((await get<StoryEnvelope>(`/news/stories/${de!.id}`)).other_languages).toEqual(linked(fr!, 'fr'));
    expect((await list('en')).stories.flatMap(({ other_languages }) => other_languages)).toEqual([]);
  });

  it('finds stories by text and period as long as their articles are stored', async () => {
    const then = NOW - 10 * 86_400;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => then * 1000);
    const old = [
      'Observatory dome collapses in Westmarch',
      'Nobody hurt in Westmarch as the dome of an observatory collapses',
    ];
    writer.write(old.map((title, i) => report(title, `o${i}.example`, 14_400 + i, 'science')));
    clock.mockRestore();
    const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
    const list = (query: string) => get<StoriesEnvelope>(`/news/stories?language=en&${query}`);
    const titlesIn = async (query: string) => (await list(query)).stories.map(({ title }) => title);
    expect(await titlesIn('topic=observatory')).toEqual([]);
    const found = await list(`topic=%20observatory%20dome&from=${day(then - 86_400)}`);
    expect(found).toMatchObject({ topic: 'observatory dome', geo: 'all', language: 'en', count: 1 });
    const [{ id, articles, publishers, items }] = found.stories as [StoryEnvelope];
    expect([articles, publishers, items.length]).toEqual([2, 2, 2]);
    expect((await get<StoryEnvelope>(`/news/stories/${id}`)).articles).toBe(2);
    expect(await titlesIn(`from=${day(then - 86_400)}&to=${day(then + 86_400)}`)).toEqual([
      found.stories[0]!.title,
    ]);
    expect(await titlesIn(`topic=observatory&timeframe=last_30d`)).toHaveLength(1);
    expect(await titlesIn(`topic=observatory&from=${day(NOW - 86_400)}`)).toEqual([]);
    expect(await titlesIn(`topic=observatory+ferry&timeframe=anytime`)).toEqual([]);
    expect((await list('topic=volcano+eruption')).stories[0]!.title).toMatch(/Volcano/);
  });

  it('leads a period in the past with news, not with special interest of less than twice its coverage', async () => {
    const then = NOW - 20 * 86_400;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => then * 1000);
    const science = [
      'Glacier core reveals prehistoric pollen',
      'Prehistoric pollen found in a glacier core',
      'Pollen from a glacier core is prehistoric, researchers say',
      'Researchers date prehistoric pollen of a glacier core',
      'Glacier core shows what grew before the ice: pollen of prehistoric plants',
      'What prehistoric pollen of a glacier core tells of the climate',
      'Forests before the ice: glacier core contains prehistoric pollen',
    ];
    const national = [
      'Dam breach floods lower Eskdale',
      'Hundreds flee floods in Eskdale after a dam breach',
      'Lower Eskdale under water: dam breach after heavy rain',
      'Eskdale floods: dam breach empties villages',
      'After the dam breach: Eskdale counts the damage of the floods',
    ];
    writer.write([
      ...science.map((title, i) => report(title, `s${i}.example`, 20 * 1440 + 5 + i, 'science')),
      ...national.map((title, i) => report(title, `n${i}.example`, 20 * 1440 + 5 + i, 'national')),
    ]);
    clock.mockRestore();
    const day = new Date((then - 86_400) * 1000).toISOString().slice(0, 10);
    const to = new Date((then + 86_400) * 1000).toISOString().slice(0, 10);
    const list = (more: string) =>
      get<StoriesEnvelope>(`/news/stories?language=en&from=${day}&to=${to}${more}`);
    const publishersOf = async (more: string) =>
      (await list(more)).stories.map(({ publishers }) => publishers);
    expect(await publishersOf('')).toEqual([5, 7]);
    expect(await publishersOf('&topic1=science')).toEqual([7]);
    expect(await publishersOf('&topic=core+OR+dam')).toEqual([7, 5]);
  });

  it('returns all reports over its pages, each once, while articles arrive', async () => {
    const at = 400;
    const fires = (count: number, from: number) =>
      Array.from({ length: count }, (_, i) =>
        report(
          `Warehouse fire in Westhaven ${WORDS[(from + i) % 26]} ${WORDS[(from + 3 * i + 1) % 26]}`,
          `w${(from + i) % 6}.example`,
          at + from + i,
          'national',
        ),
      );
    writer.write(fires(24, 0));
    const { stories } = await get<StoriesEnvelope>('/news/stories?language=en&limit=50');
    const { id } = stories.find(({ title }) => /Warehouse/.test(title))!;
    const all = (await get<StoryEnvelope>(`/news/stories/${id}?limit=100`)).articles;
    const seen: string[] = [];
    let next: string | null = `/news/stories/${id}?limit=5`;
    for (let page = 0; next !== null; page++) {
      const response: Response = await service.get(next);
      expect([next, response.status]).toEqual([next, 200]);
      const { items } = (await response.json()) as StoryEnvelope;
      expect(new Set(items.map(({ source }) => source)).size).toBe(items.length);
      seen.push(...items.map(({ title }) => title));
      next = nextPage(response) ?? null;
      if (page === 0) writer.write(fires(6, 24));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(12);
    expect(seen.length).toBeLessThanOrEqual(all);
    const first = await service.get(`/news/stories/${id}?limit=5`);
    const cursor = /cursor=([\w-]+)/.exec(first.headers.get('link')!)![1]!;
    const other = stories.find((story) => story.id !== id)!.id;
    for (const path of [`${other}?cursor=${cursor}`, `${id}?cursor=${cursor.slice(1)}`, `${id}?cursor=a`]) {
      const refused = await service.get(`/news/stories/${path}`);
      expect([path, refused.status]).toEqual([path, 400]);
      expect(await refused.json()).toMatchObject({ code: 'cursor_invalid' });
    }
  });

  it('lists the best dozen reports of a large story only, even if others resemble its representative more', async () => {
    const flood = (domain: string, word: string, minutes: number, preview: string) => ({
      ...report(`Glacier lake floods Altmoor ${word}`, domain, minutes, 'world'),
      preview,
    });
    const measured = 'Hydrologists measured meltwater upstream';
    const representative = flood('british.example', 'morning', 6, measured);
    const alike = ['ridge', 'slope', 'canyon'].map((word, i) =>
      flood(`x${i}.example`, word, 1200 + i, measured),
    );
    const best = WORDS.slice(0, 11).map((word, i) => flood(`y${i}.example`, word, 7 + i, ''));
    writer.write([...alike, ...best, representative]);
    const { stories } = await get<StoriesEnvelope>('/news/stories?language=en-GB&topic=altmoor');
    expect(stories).toMatchObject([{ articles: 15, title: representative.title }]);
    const listed = stories[0]!.items.map(({ source }) => source);
    expect(listed).toHaveLength(5);
    expect(listed.filter((source) => alike.some((one) => one.source === source))).toEqual([]);
  });

  it('redirects from a story that was merged into another', async () => {
    writer.write([
      report('Cathedral roof burns in Northmere', 'p.example', 160, 'national'),
      report('Northmere cathedral roof burns overnight', 'q.example', 159, 'national'),
      report('Firefighters battle harbour blaze', 'r.example', 150, 'national'),
      report('Harbour blaze: firefighters battle flames', 's.example', 149, 'national'),
    ]);
    const fires = async () => {
      const { stories } = await get<StoriesEnvelope>(`/news/stories?language=en&limit=${limit++}`);
      return stories.filter(({ title }) => /burns|blaze/i.test(title)).map(({ id }) => id);
    };
    let limit = 20;
    const before = await fires();
    expect(before).toHaveLength(2);
    writer.write([
      report('Firefighters battle blaze as Northmere cathedral roof burns', 't.example', 140, 'national'),
      report('Firefighters battle Northmere cathedral roof blaze', 'u.example', 139, 'national'),
    ]);
    const [left, ...others] = await fires();
    expect(others).toEqual([]);
    const gone = before.find((id) => id !== left);
    const moved = await service.get(`/news/stories/${gone}?limit=3`, { redirect: 'manual' });
    const { pathname, search } = new URL(moved.headers.get('location')!, moved.url);
    expect([moved.status, pathname + search]).toEqual([308, `/news/stories/${left}?limit=3`]);
    expect(await moved.text()).toBe('');
    expect(await get<StoryEnvelope>(`/news/stories/${gone}`)).toMatchObject({ id: left, articles: 6 });
    const foreign = await service.get(`/news/stories/${gone!.replace('en-', 'de-')}`, { redirect: 'manual' });
    expect(foreign.status).toBe(404);
  });
});
