import { emptyFeed, type Feed } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { TitleEndings } from './known-publishers.js';

const source: Source = {
  url: 'https://kurier.example/feed',
  title: 'kurier.example',
  siteUrl: null,
  language: 'en',
  country: null,
  categories: [],
};

function feedOf(...titles: string[]): Feed {
  const items = titles.map((title, i) => ({
    ...{ id: null, url: `https://kurier.example/${i}`, title, text: '', publishedAt: null },
    ...{ imageUrl: null, language: null, categories: [], publisher: null },
  }));
  return { ...emptyFeed('rss'), items };
}

const HEADLINES = [
  'Storm nears coast',
  'Bank raises rates',
  'Ferry runs aground',
  'Museum opens',
  'Rain ends',
];
const ending = (text: string, titles = HEADLINES): Feed =>
  feedOf(...titles.map((title) => `${title} - ${text}`));

describe('TitleEndings', () => {
  it('takes what most titles of a document end in for the name of its publisher', () => {
    expect(new TitleEndings().of(ending('Morgenkurier'), source)).toEqual(['Morgenkurier']);
    const twoNames = ending('Ausgabe Nord | Morgenkurier');
    expect(new TitleEndings().of(twoNames, source)).toEqual(['Morgenkurier', 'Ausgabe Nord']);
  });

  it('takes nothing that only a part of the titles, or only a few, end in', () => {
    const mixed = feedOf(...HEADLINES, 'Mayor resigns - Morgenkurier', 'Trams return - Morgenkurier');
    expect(new TitleEndings().of(mixed, source)).toEqual([]);
    expect(new TitleEndings().of(ending('Morgenkurier', HEADLINES.slice(0, 3)), source)).toEqual([]);
  });

  it.each(['live', 'Video', 'Opinion', 'as it happened', '2026'])('takes "%s" for no name', (text) => {
    expect(new TitleEndings().of(ending(text), source)).toEqual([]);
  });

  it('remembers the name for a document with a single item', () => {
    const endings = new TitleEndings();
    endings.of(ending('Morgenkurier'), source);
    expect(endings.of(feedOf('Mayor resigns - Morgenkurier'), source)).toEqual(['Morgenkurier']);
    expect(endings.of(feedOf('Mayor resigns'), { ...source, url: 'https://other.example/feed' })).toEqual([]);
  });
});
