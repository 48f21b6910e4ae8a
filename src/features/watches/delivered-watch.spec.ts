import { makeCandidate } from '../../../test/support/article-factory.js';
import { unixSecondsNow } from '../../articles/article.js';
import { NewArticlesFollower } from '../../search/follower.js';
import type { ArrivedMatch } from '../../search/search-provider.js';
import { internalQuery } from '../../search/search-query.js';
import { DeliveredWatch, receiverId } from './delivered-watch.js';
import { readDeliveryCriteria } from './delivery-criteria.js';

const WEBHOOK = { url: 'https://receiver.example/hook', secret: 'whsec_a' };
const END = { node: 1_000 };

describe(DeliveredWatch.name, () => {
  const watched = (request = '/news?topic=ferry&language=en'): DeliveredWatch => {
    const query = internalQuery({ intent: 'text', text: 'ferry', language: 'en', wanted: 10 });
    const watch = { id: 'ferries', request, webhook: WEBHOOK };
    const state = { position: {}, receiver: receiverId(WEBHOOK), pending: null, suspended: null };
    return new DeliveredWatch(
      WEBHOOK,
      readDeliveryCriteria(request),
      new NewArticlesFollower(query, null, {}),
      watch,
      state,
    );
  };
  const arrived = (titles: readonly string[]): ArrivedMatch[] =>
    titles.map((title, i) => {
      const candidate = makeCandidate({
        ...{ title, publishedAt: unixSecondsNow() - 60, source: `p${i}.example` },
        url: `https://p${i}.example/1`,
      });
      const found = { ...candidate, id: i + 1, country: null, language: 'en', sequence: i + 1 };
      return { candidate: found, node: 'node', sequence: i + 1 };
    });
  const none = (found: readonly ArrivedMatch[]): boolean[] => found.map(() => false);
  const titlesOf = ({ items }: { items: readonly { title: string }[] }): string[] =>
    items.map(({ title }) => title);
  it('sends near-identical titles once, and has the addresses of both', () => {
    const found = arrived(['Ferry sails', 'Ferry sails!', 'Bridge opens']);
    const selection = watched().select(found, none(found), END);
    expect(titlesOf(selection)).toEqual(['Ferry sails', 'Bridge opens']);
    expect(selection).toMatchObject({ urls: [0, 1, 2].map((i) => `https://p${i}.example/1`), position: END });
  });

  it('sends nothing that its receiver has acknowledged, nor what is near-identical to that', () => {
    const found = arrived(['Ferry sails', 'Ferry sails!', 'Bridge opens']);
    const selection = watched().select(found, [true, false, true], END);
    expect(selection).toMatchObject({ items: [], urls: ['https://p1.example/1'], position: END });
  });

  it('sends at most a hundred articles, and continues behind the last of them', () => {
    const found = arrived(Array.from({ length: 150 }, (_, i) => `Ferry number ${i} of the line`));
    const sut = watched();
    const first = sut.select(found, none(found), END);
    expect([first.items.length, first.position]).toEqual([100, { node: 100 }]);
    const rest = found.slice(100);
    expect(sut.select(rest, none(rest), END)).toMatchObject({ items: { length: 50 }, position: END });
  });

  it('sends only articles that the filters of its request admit', () => {
    const found = arrived(['Ferry sails', 'Ferry sails!', 'Bridge opens']);
    const sut = watched('/news/advanced?topic=ferry&language=en&exclude_source=p0.example');
    expect(titlesOf(sut.select(found, none(found), END))).toEqual(['Ferry sails!', 'Bridge opens']);
  });

  it.each([
    [
      'the address',
      { ...WEBHOOK, url: 'https://other.example/hook' },
      { suspended: null, attempts: 0, dueAt: 0 },
    ],
    ['the secret', { ...WEBHOOK, secret: 'whsec_b' }, { suspended: null, attempts: 0, dueAt: 0 }],
    ['no field', { ...WEBHOOK }, { suspended: 'status 410', attempts: 3, dueAt: Infinity }],
  ])('is suspended until its receiver changes, and is sent at once then: %s', (_, webhook, expected) => {
    const sut = watched();
    const pending = { id: 'msg_1', body: '{}', urls: [], position: {}, attempts: 3, dueAt: Infinity };
    Object.assign(sut.state, { suspended: 'status 410', pending });
    const watch = { id: 'ferries', request: sut.request, webhook };
    sut.update(watch, readDeliveryCriteria(sut.request), sut.follower);
    const { suspended, attempts, dueAt } = { ...sut.state, ...pending };
    expect({ suspended, attempts, dueAt }).toEqual(expected);
  });
});
