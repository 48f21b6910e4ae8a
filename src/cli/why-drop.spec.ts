import { FeedState } from '../ingestion/state/feed-state.js';
import { type FeedCheck, reasonToDropFeed } from './why-drop.js';

const NOW = Date.UTC(2030, 5, 1) / 1000;
const DAY = 86_400;

const look = (given: Partial<FeedCheck>): FeedCheck => ({
  state: 'fine',
  undated: 0,
  newest: NOW - DAY,
  ...given,
});
const known = (given: Partial<FeedState>): FeedState => ({
  ...new FeedState('https://a.example/', NOW),
  ...given,
});

describe(reasonToDropFeed.name, () => {
  it('keeps feeds with news, and feeds without dates', () => {
    expect(reasonToDropFeed(look({}), undefined, NOW)).toBeNull();
    expect(reasonToDropFeed(look({ newest: NOW - 89 * DAY }), undefined, NOW)).toBeNull();
    expect(reasonToDropFeed(look({ newest: null, undated: 3 }), undefined, NOW)).toBeNull();
  });

  it('drops feeds that are empty or had no article for three months', () => {
    expect(reasonToDropFeed(look({ newest: null }), undefined, NOW)).toBe('no items');
    expect(reasonToDropFeed(look({ newest: NOW - 91 * DAY }), undefined, NOW)).toBe(
      'nothing new since 2030-03-02',
    );
    expect(reasonToDropFeed(look({ newest: null }), known({ lastItemAt: NOW - 100 * DAY }), NOW)).toMatch(
      /^nothing new/,
    );
  });

  it('keeps a feed that is empty today and had recent articles', () => {
    expect(reasonToDropFeed(look({ newest: null }), known({ lastItemAt: NOW - 10 * DAY }), NOW)).toBeNull();
  });

  it.each(['dns', 'connection', 'http-404', 'http-410', 'html', 'empty', 'not-a-feed', 'unknown-format'])(
    'drops a feed that fails with %s and has never responded',
    (state) => {
      expect(reasonToDropFeed(look({ state }), undefined, NOW)).toBe(state);
      expect(reasonToDropFeed(look({ state }), known({ failures: 1 }), NOW)).toBe(state);
    },
  );

  it.each(['http-500', 'http-429', 'http-403', 'timeout-body', 'tls', 'malformed', 'index'])(
    'keeps a feed that fails with %s, unless it never responded in two weeks of polls',
    (state) => {
      expect(reasonToDropFeed(look({ state }), undefined, NOW)).toBeNull();
      expect(reasonToDropFeed(look({ state }), known({ failures: 19 }), NOW)).toBeNull();
      expect(reasonToDropFeed(look({ state }), known({ failures: 20 }), NOW)).toBe(
        `${state}; never answered`,
      );
    },
  );

  it('keeps a feed for two weeks after its last response, whatever the failure', () => {
    const answered = (days: number) => known({ succeededAt: NOW - days * DAY, failures: 30 });
    for (const state of ['dns', 'http-404', 'http-500']) {
      expect(reasonToDropFeed(look({ state }), answered(13), NOW)).toBeNull();
      expect(reasonToDropFeed(look({ state }), answered(15), NOW)).toBe(
        `${state}; last answered on 2030-05-17`,
      );
    }
  });
});
