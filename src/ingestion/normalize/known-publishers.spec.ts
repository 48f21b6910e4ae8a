import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { KnownPublishers, TitleEndings } from './known-publishers.js';

const source = (title: string, siteUrl: string | null, changes: Partial<Source> = {}): Source => ({
  url: `${siteUrl ?? 'https://feeds.example/'}feed.xml`,
  title,
  siteUrl,
  language: 'en',
  country: 'GB',
  categories: [],
  ...changes,
});

const LIST: readonly Source[] = [
  source('Northmere Courier', 'https://www.northmere-courier.example/'),
  source('Northmere Courier: Sport', 'https://www.northmere-courier.example/'),
  source('Aldwick Bay Gazette', null, { url: 'https://rss.aldwick-gazette.example/all' }),
  source('The Harbour Times | Business', 'https://harbour.example/'),
  source('The Herald', 'https://herald.example/'),
  source('The Herald', 'https://herald.org/', { country: 'US' }),
  source('Report', 'https://report.example/'),
  source('World news', 'https://globe.example/'),
  source('El País', 'https://elpais.com/', { language: 'es', country: 'ES' }),
  source('X', 'https://x.example/'),
  source('Loopback Post', null, { url: 'http://127.0.0.1:4000/rss' }),
];

const gatherer = source('Papergather', 'https://www.papergather.example/', { language: null });
const item = (title: string, url = 'https://www.papergather.example/story/1'): FeedItem =>
  ({ title, url, publisher: null }) as FeedItem;
const feedOf = (titles: string[]): Feed =>
  ({ title: 'Papergather', link: null, language: null, items: titles.map((title) => item(title)) }) as Feed;

const GATHERED = feedOf([
  'Storm nears coast - Northmere Courier',
  'Ferry sails - Aldwick Bay Gazette',
  'Bridge opens - The Harbour Times',
]);

const hostBehind = (
  title: string,
  { feed = GATHERED, of = gatherer, url = undefined as string | undefined } = {},
) => new KnownPublishers(LIST).behind(feed, of)(item(title, url))?.host ?? null;

describe(KnownPublishers.name, () => {
  it.each([
    ['Storm nears coast - Northmere Courier', 'northmere-courier.example'],
    ['Storm nears coast | NORTHMERE COURIER', 'northmere-courier.example'],
    ['Storm nears coast - Northmere Courier - Papergather', 'northmere-courier.example'],
    ['Ferry - a history — Aldwick Bay Gazette', 'aldwick-gazette.example'],
    ['Bridge opens - The Harbour Times', 'harbour.example'],
    ['Puente abierto - El País', 'elpais.com'],
  ])('finds the publisher of "%s" at an aggregator', (title, host) => {
    expect(hostBehind(title)).toBe(host);
  });

  it.each([
    ['a part of a name', 'Storm nears coast - Courier'],
    ['a name without a separator', 'Storm nears the Northmere Courier'],
    ['more than a name', 'Storm nears coast - Northmere Courier says'],
    ['a name of two publishers', 'Storm nears coast - The Herald'],
    ['a name of one letter', 'Storm nears coast - X'],
    ['a word that is a name, too', 'Minister to resign - report'],
    ['a label', 'Minister to resign - Report'],
    ['a section', 'Storm nears coast - World news'],
    ['a publisher without a host of its own', 'Storm nears coast - Loopback Post'],
    ['its own name', 'Storm nears coast - Papergather'],
  ])('finds no publisher in %s', (_, title) => {
    expect(hostBehind(title)).toBeNull();
  });

  it("does not attribute a paper's articles about other papers to them", () => {
    const paper = source('Valley Mail', 'https://valley.example/');
    const titles = ['Why I left - The Harbour Times', ...Array.from({ length: 9 }, (_, n) => `Storm ${n}`)];
    const items = titles.map((title) => item(title, 'https://valley.example/1'));
    const feed = { ...GATHERED, title: 'Valley Mail', items };
    expect(hostBehind(titles[0]!, { feed, of: paper, url: 'https://valley.example/1' })).toBeNull();
  });

  it('does not change an item that links to its own publisher', () => {
    expect(hostBehind('Storm - Northmere Courier', { url: 'https://elsewhere.example/1' })).toBeNull();
  });

  it('finds the publisher of that name in the language of the item', () => {
    const english = { ...gatherer, language: 'en-GB' };
    expect(hostBehind('Bridge opens - El País', { of: english })).toBeNull();
  });

  it('needs no other evidence at an aggregator that is known or declared', () => {
    const alone = feedOf(['Storm nears coast - Northmere Courier']);
    const wrapped = 'https://news.google.com/rss/articles/CBMiabc';
    expect(hostBehind('Storm - Northmere Courier', { feed: alone })).toBeNull();
    expect(hostBehind('Storm - Northmere Courier', { feed: alone, url: wrapped })).toBe(
      'northmere-courier.example',
    );
    const declared = new KnownPublishers(LIST, ['papergather.example']).behind(alone, gatherer);
    expect(declared(alone.items[0]!)).toMatchObject({ host: 'northmere-courier.example', country: 'GB' });
  });

  it('recognises an aggregator later in a push with a single item', () => {
    const publishers = new KnownPublishers(LIST);
    publishers.behind(GATHERED, gatherer);
    const pushed = feedOf(['Storm nears coast - Northmere Courier']);
    expect(publishers.behind(pushed, gatherer)(pushed.items[0]!)?.name).toBe('Northmere Courier');
  });
});

const HEADLINES = [
  'Storm nears coast',
  'Bank raises rates',
  'Ferry runs aground',
  'Museum opens',
  'Rain ends',
];
const kurier = source('kurier.example', null, { url: 'https://kurier.example/feed' });
const titled = (...titles: string[]): Feed => feedOf(titles);
const ending = (text: string, titles = HEADLINES): Feed =>
  titled(...titles.map((title) => `${title} - ${text}`));

describe(TitleEndings.name, () => {
  it("recognises the common ending of most titles as the publisher's name", () => {
    expect(new TitleEndings().of(ending('Morgenkurier'), kurier)).toEqual(['Morgenkurier']);
    const twoNames = ending('Ausgabe Nord | Morgenkurier');
    expect(new TitleEndings().of(twoNames, kurier)).toEqual(['Morgenkurier', 'Ausgabe Nord']);
  });

  it('ignores endings of only some titles, or of few titles', () => {
    const mixed = titled(...HEADLINES, 'Mayor resigns - Morgenkurier', 'Trams return - Morgenkurier');
    expect(new TitleEndings().of(mixed, kurier)).toEqual([]);
    expect(new TitleEndings().of(ending('Morgenkurier', HEADLINES.slice(0, 3)), kurier)).toEqual([]);
  });

  it.each(['live', 'Video', 'Opinion', 'as it happened', '2026'])(
    'does not recognise "%s" as a name',
    (text) => {
      expect(new TitleEndings().of(ending(text), kurier)).toEqual([]);
    },
  );

  it('recognises the name later in a document with a single item', () => {
    const endings = new TitleEndings();
    endings.of(ending('Morgenkurier'), kurier);
    expect(endings.of(titled('Mayor resigns - Morgenkurier'), kurier)).toEqual(['Morgenkurier']);
    expect(endings.of(titled('Mayor resigns'), { ...kurier, url: 'https://other.example/feed' })).toEqual([]);
  });
});
