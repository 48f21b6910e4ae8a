import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import { Feed } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { SourceLanguages } from './source-languages.js';

const source: Source = {
  url: 'https://a.example/feed',
  title: 'A',
  siteUrl: null,
  language: null,
  country: null,
  categories: [],
};
const GERMAN = [
  'Der Gemeinderat beschließt nach langer Debatte den Neubau der Brücke über den Fluss, die Arbeiten beginnen im Frühjahr.',
  'Die Fähre war an drei Tagen dieser Woche zu spät, und die Fahrgäste warteten lange in der Kälte auf das Schiff.',
];
const feedOf = (titles: readonly string[], language: string | null = null): Feed => ({
  ...new Feed('rss'),
  language,
  items: titles.map((title, i) => aFeedItem({ title, url: `https://a.example/${i}` })),
});

describe(SourceLanguages.name, () => {
  it('gives a source that declares none the language of its longer articles, also in later documents', () => {
    const sut = new SourceLanguages();
    expect(sut.claim(feedOf(['Sept 4', ...GERMAN]), source).language).toBe('de');
    expect(sut.claim(feedOf(['Sept 5']), source).language).toBe('de');
    expect(new SourceLanguages().claim(feedOf(GERMAN, 'en-US'), source).language).toBe('de');
  });

  it('leaves a declared language, and finds none in short articles or in several languages', () => {
    const sut = new SourceLanguages();
    expect(sut.claim(feedOf(GERMAN, 'fr'), source)).toBe(source);
    const listed = { ...source, language: 'fr' };
    expect(sut.claim(feedOf(GERMAN), listed)).toBe(listed);
    expect(sut.claim(feedOf(['Tom & Jerry', 'Sept']), source)).toBe(source);
    const english =
      'The town council will vote on the new harbour wall after a long debate about the costs of it this month.';
    expect(sut.claim(feedOf([...GERMAN, english, `${english} Also.`]), source)).toBe(source);
  });

  it.each([
    [
      'de',
      ['Die Polizei sucht Zeugen nach dem Unfall', 'Das Wetter bleibt kalt', 'Warum die Züge nicht fahren'],
    ],
    [
      'fr',
      ['La pluie a inondé les rues hier soir', 'Pourquoi les trains ne roulent pas', 'Le musée rouvre lundi'],
    ],
    [
      'es',
      ['La lluvia inundó las calles', 'El ayuntamiento sube los impuestos', 'Por qué no hay trenes hoy'],
    ],
  ])('takes headlines that are too short one by one together, in %s', (language, headlines) => {
    expect(new SourceLanguages().claim(feedOf(['Hotel Bar', ...headlines]), source).language).toBe(language);
  });

  it('takes no headlines of two languages together', () => {
    const mixed = [
      'Das Wetter bleibt am Montag kalt',
      'Why the ferry was late on Monday',
      'Le musée rouvre lundi',
    ];
    expect(new SourceLanguages().claim(feedOf(mixed), source)).toBe(source);
  });

  it('decides by the longest articles of a document, of which the others may be in another language', () => {
    const short = Array.from({ length: 30 }, (_, i) => `The council will vote on harbour wall number ${i}`);
    const long = Array.from({ length: 12 }, (_, i) => `${GERMAN[i % 2]!} Das war Bericht Nummer ${i}.`);
    expect(new SourceLanguages().claim(feedOf([...short, ...long]), source).language).toBe('de');
  });
});
