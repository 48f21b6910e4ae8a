// @ts-expect-error A script of the page: it has no types, a browser reads it as it is.
import { newsLanguages } from './page/script/languages.js';
// @ts-expect-error As above.
import { suggestSearches } from './page/script/suggest-searches.js';

interface Suggestion {
  label?: string;
  language?: string;
  values: Record<string, string>;
}

const TIMEFRAMES = ['last_1h', 'last_24h', 'last_48h', 'last_7d', 'last_30d', 'anytime'];

/** The groups of help by their title, each search as what it changes. */
function suggest(values: Record<string, string>, languages: string[] = ['en']): Record<string, unknown> {
  const groups = suggestSearches(values, { text: 'topic', languages, timeframes: TIMEFRAMES }) as {
    title: string;
    searches: Suggestion[];
  }[];
  const changes = (changed: Record<string, string>) =>
    Object.fromEntries(Object.entries(changed).filter(([name, value]) => values[name] !== value));
  return Object.fromEntries(
    groups.map(({ title, searches }) => [title, searches.map((search) => changes(search.values))]),
  );
}

describe('help where nothing was found', () => {
  it("suggests nothing for one plain word in the visitor's language, anytime, without filters", () => {
    expect(suggest({ topic: 'harbour', language: 'en', timeframe: 'anytime' })).toEqual({});
    expect(suggest({ topic: 'harbour' })).toEqual({});
  });

  it('suggests the text without exclusions, then without quotes, then each word alone', () => {
    expect(suggest({ topic: '"sea wall" storm -repairs', language: 'en' })).toEqual({
      'Another wording': [
        { topic: '"sea wall" storm' },
        { topic: 'sea wall storm' },
        { topic: 'sea' },
        { topic: 'wall' },
        { topic: 'storm' },
      ],
    });
  });

  it('suggests two words as one, and never a short word alone', () => {
    expect(suggest({ topic: 'hoch wasser', language: 'en' })).toEqual({
      'Another wording': [{ topic: 'hochwasser' }, { topic: 'hoch' }, { topic: 'wasser' }],
    });
    expect(suggest({ topic: 'go up', language: 'en' })).toEqual({});
  });

  it('suggests no empty text', () => {
    expect(suggest({ topic: '-repairs', language: 'en' })).toEqual({});
  });

  it("suggests the visitor's languages and English, except the one that was just searched", () => {
    expect(suggest({ topic: 'x', language: 'de' }, ['de-AT', 'fr', 'en-GB', 'en'])).toEqual({
      'Another language': [{ language: 'fr' }, { language: 'en-GB' }],
    });
    expect(suggest({ topic: 'x', language: 'EN-us' }, ['en'])).toEqual({});
  });

  it('suggests the next wider timeframe and the widest', () => {
    expect(suggest({ topic: 'x', timeframe: 'last_24h' })).toEqual({
      'A wider timeframe': [{ timeframe: 'last_48h' }, { timeframe: 'anytime' }],
    });
    expect(suggest({ topic: 'x', timeframe: 'last_30d' })).toEqual({
      'A wider timeframe': [{ timeframe: 'anytime' }],
    });
  });

  it('suggests the search without each of its filters', () => {
    expect(suggest({ topic: 'x', geo: 'GB', source: 'a.example', thumbnail_only: 'true' })).toEqual({
      'Fewer filters': [{ geo: '' }, { source: '' }, { thumbnail_only: '' }],
    });
    expect(suggest({ topic: 'x', geo: 'ALL', thumbnail_only: 'false' })).toEqual({});
  });
});

describe("the browser's languages", () => {
  it.each([
    [
      ['de-AT', 'de', 'de-AT'],
      ['de-AT', 'de'],
    ],
    [
      ['zh-Hant', 'zh-Hans-CN'],
      ['zh-TW', 'zh-CN'],
    ],
    [
      ['es-419', 'fil-PH'],
      ['es', 'fil'],
    ],
    [['not a tag', '', 'he'], ['he']],
  ])('%j are %j to the service', (tags, expected) => {
    expect(newsLanguages(tags)).toEqual(expected);
  });
});
