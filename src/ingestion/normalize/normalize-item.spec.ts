import fc from '../../../test/support/fast-check.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { distinctItems } from '../poll/distinct-items.js';
import { normalizeItem } from './normalize-item.js';

const NOW = Date.UTC(2026, 10, 10) / 1000;

const source = (changes: Partial<Source> = {}): Source => ({
  url: 'https://courier.example/rss',
  title: 'Morning Courier',
  siteUrl: null,
  language: 'en',
  country: 'GB',
  categories: [],
  ...changes,
});
const feed = (changes: Partial<Feed> = {}): Feed => ({
  format: 'rss',
  title: 'Morning Courier: Latest',
  link: 'https://www.courier.example/',
  language: null,
  hubs: [],
  self: null,
  changedAt: null,
  refreshAfter: null,
  skipHours: [],
  skipDays: [],
  children: [],
  items: [],
  ...changes,
});
const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  id: 'a1',
  url: 'https://www.courier.example/2026/11/bridge?utm_source=rss',
  title: 'Council approves the new bridge',
  text: 'After a long debate the council has approved the new bridge across the river.',
  publishedAt: NOW - 60,
  imageUrl: 'https://img.courier.example/bridge.jpg',
  language: null,
  categories: [],
  publisher: null,
  ...changes,
});
const normalise = (changes: Partial<FeedItem>, from: Partial<Source> = {}, in_: Partial<Feed> = {}) => {
  const [own] = distinctItems([item(changes)]);
  return own === undefined ? null : normalizeItem(own, { feed: feed(in_), source: source(from), now: NOW });
};

describe(normalizeItem.name, () => {
  it('uses the country of the domain to decide between similar languages', () => {
    const title = 'Vlada usvojila budžet za 2027';
    const languageAt = (host: string) =>
      normalise({ url: `https://${host}/1`, title, text: '' }, { language: null, country: null })?.language;
    expect(languageAt('vesti.rs')).toBe('sr');
    expect(languageAt('vijesti.hr')).toBe('hr');
    expect(languageAt('vijesti.ba')).toBe('bs');
  });

  it('returns every field that the index stores', () => {
    expect(normalise({})).toEqual({
      feed: 'https://courier.example/rss',
      guid: 'a1',
      url: 'https://www.courier.example/2026/11/bridge',
      title: 'Council approves the new bridge',
      source: 'courier.example',
      domain: 'courier.example',
      sourceName: 'Morning Courier',
      publishedAt: NOW - 60,
      imageUrl: 'https://img.courier.example/bridge.jpg',
      preview: 'After a long debate the council has approved the new bridge across the river.',
      rest: '',
      language: 'en',
      country: 'GB',
      categories: [],
      seenAt: NOW,
    });
  });

  it("removes the publisher's name from the end of a title", () => {
    expect(normalise({ title: 'Council approves the new bridge - Morning Courier' })?.title).toBe(
      'Council approves the new bridge',
    );
  });

  it.each(['', '   ', '—', '[Removed]', ' - Morning Courier'])('rejects the title "%s"', (title) => {
    const article = normalise({ title });
    expect(article === null || /Courier/.test(article.title)).toBe(true);
    if (!title.includes('Courier')) expect(article).toBeNull();
  });

  it('rejects an item without a link', () => {
    expect(normalise({ url: 'mailto:news@courier.example' })).toBeNull();
    expect(normalise({ url: '' })).toBeNull();
  });

  it("returns the publisher named at the end of an aggregator's title, and removes the name", () => {
    const known = { host: 'harbour.example', name: 'The Harbour Times', country: 'IE' };
    const gatherer = source({ url: 'https://gatherer.example/rss', title: 'Gatherer', country: 'US' });
    const one = item({
      url: 'https://gatherer.example/1',
      title: 'Storm nears the coast - The Harbour Times - Gatherer',
    });
    expect(
      normalizeItem(one, {
        feed: feed({ title: 'Gatherer' }),
        source: gatherer,
        now: NOW,
        publisherBehind: () => known,
      }),
    ).toMatchObject({
      title: 'Storm nears the coast',
      source: 'harbour.example',
      domain: 'harbour.example',
      sourceName: 'The Harbour Times',
      country: 'IE',
    });
  });

  it('compares a link with the site of the feed, too, to detect an aggregator', () => {
    const article = normalise(
      {
        url: 'https://www.gatherer.example/1',
        publisher: { name: 'The Harbour Times', url: 'https://harbour.example' },
      },
      { url: 'http://127.0.0.1:4000/gatherer', title: 'Gatherer' },
      { title: 'Gatherer', link: 'https://www.gatherer.example/' },
    );
    expect(article).toMatchObject({ source: 'harbour.example', sourceName: 'The Harbour Times' });
  });

  it("returns the publisher of an aggregator's item, without a country", () => {
    const article = normalise(
      {
        url: 'https://news.google.com/rss/articles/CBMiabc?oc=5',
        title: 'Storm nears the coast - The Harbour Times',
        publisher: { name: 'The Harbour Times', url: 'https://www.harbour.example' },
      },
      { url: 'https://news.google.com/rss/search?q=storm', title: 'Google News', country: 'US' },
    );
    expect(article).toMatchObject({
      title: 'Storm nears the coast',
      source: 'harbour.example',
      domain: 'harbour.example',
      sourceName: 'The Harbour Times',
      country: null,
    });
  });

  it('names a publisher by its host where the aggregator gives no name', () => {
    const article = normalise(
      { url: 'https://news.google.com/1', publisher: { name: '', url: 'https://www.harbour.example' } },
      { title: 'Google News', country: 'US' },
    );
    expect(article).toMatchObject({
      source: 'harbour.example',
      sourceName: 'harbour.example',
      country: null,
    });
  });

  it("uses the link's publisher where the link leads to it, in any feed", () => {
    const copied = { publisher: { name: 'Wire', url: 'https://feeds.wire.example/all.xml' } };
    expect(normalise({ ...copied, url: 'https://m.paper.example/story' })?.source).toBe('paper.example');
    const own = { publisher: { name: 'Courier', url: 'https://feeds.courier.example/rss' } };
    expect(normalise(own)?.source).toBe('courier.example');
  });

  it('has a preview of the beginning, and more of the text for the search', () => {
    const sentence =
      'The council has approved the new bridge across the river after a debate of many hours. ';
    const article = normalise({ text: sentence.repeat(30) });
    expect(article?.preview.length).toBeLessThanOrEqual(250);
    expect(article?.preview).toMatch(/…$/);
    expect(article?.rest.length).toBeGreaterThan(700);
    expect(article?.rest.length).toBeLessThanOrEqual(1000);
    const shown = article!.preview.slice(0, -1);
    expect(sentence.repeat(30)).toContain(`${shown} ${article!.rest.slice(0, 600)}`);
  });

  it('has no preview that only repeats the title, with the name of the publisher or without', () => {
    for (const text of ['Council approves the new bridge', 'Council approves the new bridge Morning Courier'])
      expect(normalise({ text })).toMatchObject({ preview: '', rest: '' });
  });

  it('gathers the categories that source, item and address declare', () => {
    const url = 'https://www.courier.example/news/sport/2026/match';
    const article = normalise({ url, categories: ['Technology', 'Anna Smith'] }, { categories: ['world'] });
    expect(article?.categories).toEqual(['world', 'technology', 'sports']);
  });

  it('predicts categories from the title only where none is declared', () => {
    expect(normalise({ title: 'A good year for science', text: '' })?.categories).toEqual(['science']);
    expect(normalise({ title: 'A good year for science' })?.categories).toEqual([]);
    expect(normalise({ title: 'Un año para la ciencia', text: '' }, { language: 'es' })?.categories).toEqual([
      'science',
    ]);
    expect(normalise({ title: 'A whole new world' })?.categories).toEqual([]);
    const declared = normalise({ title: 'A good year for science' }, { categories: ['business'] });
    expect(declared?.categories).toEqual(['business']);
  });

  it('returns articles that comply with the contract for any input', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' }));
    const hostile = fc.record({
      id: fc.option(text),
      url: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), text),
      title: text,
      text,
      publishedAt: fc.option(fc.integer()),
      language: fc.option(text),
      categories: fc.array(text, { maxLength: 5 }),
      publisher: fc.option(fc.record({ name: text, url: fc.oneof(fc.webUrl(), text) })),
    });
    fc.assert(
      fc.property(hostile, (changes) => {
        const article = normalise(changes);
        if (article === null) return;
        expect(article.title).toMatch(/[\p{L}\p{N}]/u);
        expect(article.title + article.preview + article.sourceName).not.toMatch(/\p{Cc}/u);
        expect(article.preview.length).toBeLessThanOrEqual(250);
        expect(article.rest.length).toBeLessThanOrEqual(1000);
        expect(article.url).toMatch(/^https?:/);
        expect(article.source).toMatch(/^[\x21-\x7e]+$/);
        expect(article.language).toMatch(/^[a-z]{2,3}(?:-[A-Z]{2})?$/);
      }),
      { numRuns: 300 },
    );
  });
});
