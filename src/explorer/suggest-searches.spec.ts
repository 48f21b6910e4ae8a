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
  it('offers nothing for one plain word in a language of the visitor, at any time, without filters', () => {
    expect(suggest({ topic: 'harbour', language: 'en', timeframe: 'anytime' })).toEqual({});
    expect(suggest({ topic: 'harbour' })).toEqual({});
  });

  it('lets go of exclusions, then of quotes, then of all words but one', () => {
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

  it('writes two words as one, and never offers a short word alone', () => {
    expect(suggest({ topic: 'hoch wasser', language: 'en' })).toEqual({
      'Another wording': [{ topic: 'hochwasser' }, { topic: 'hoch' }, { topic: 'wasser' }],
    });
    expect(suggest({ topic: 'go up', language: 'en' })).toEqual({});
  });

  it('offers no text that would be empty', () => {
    expect(suggest({ topic: '-repairs', language: 'en' })).toEqual({});
  });

  it('offers the languages of the visitor and English, none that was just searched in another region', () => {
    expect(suggest({ topic: 'x', language: 'de' }, ['de-AT', 'fr', 'en-GB', 'en'])).toEqual({
      'Another language': [{ language: 'fr' }, { language: 'en-GB' }],
    });
    expect(suggest({ topic: 'x', language: 'EN-us' }, ['en'])).toEqual({});
  });

  it('offers the next wider timeframe and the widest', () => {
    expect(suggest({ topic: 'x', timeframe: 'last_24h' })).toEqual({
      'A wider timeframe': [{ timeframe: 'last_48h' }, { timeframe: 'anytime' }],
    });
    expect(suggest({ topic: 'x', timeframe: 'last_30d' })).toEqual({
      'A wider timeframe': [{ timeframe: 'anytime' }],
    });
  });

  it('lets go of every filter that was set, one at a time', () => {
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
