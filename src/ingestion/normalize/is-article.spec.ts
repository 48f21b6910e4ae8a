import fc from '../../../test/support/fast-check.js';
import { isArticle, type CheckedItem } from './is-article.js';

const DAY = Date.UTC(2026, 4, 2) / 1000;
const page = (given: Partial<CheckedItem> = {}): CheckedItem => ({
  title: 'Council approves the new bridge',
  url: 'https://www.courier.example/2026/05/bridge',
  domain: 'courier.example',
  text: '',
  language: 'en',
  names: ['Morning Courier', 'courier.example'],
  publishedAt: DAY,
  feedUrl: 'https://www.courier.example/rss',
  ...given,
});
const accepted = (title: string, given: Partial<CheckedItem> = {}) => isArticle(page({ title, ...given }));

describe(isArticle, () => {
  it.each([
    'Subscribe to read',
    'Access Denied',
    'Page not found',
    '404 Not Found',
    'Just a moment...',
    'Are you a robot?',
    'Attention Required! | Cloudflare',
    '[Removed]',
    '(deleted)',
    'Removed: article',
    'Before you continue',
    'Test post',
    'Untitled',
    'Home',
    'Breaking News',
    'Live updates',
    'Lorem ipsum',
  ])('rejects the page without content "%s"', (title) => {
    expect(accepted(title)).toBe(false);
  });

  it.each([
    'Morning Courier',
    'The Morning Courier | Home',
    'courier.example',
    'Sports',
    'Latest world news',
    'Politics news',
    '020520',
    '2026-05-02',
    '2. 5. 2026',
    'Saturday, 2 May 2026',
    '2026/05/02 07:00 GMT',
    '02/05/2026 20:06 BST',
    'Saturday, 2 May 2026, 9:30 pm',
  ])('rejects the name of a site, a section or a day, "%s"', (title) => {
    expect(accepted(title)).toBe(false);
  });

  it.each<[string, string]>([
    ["L'essentiel", 'lessentiel.lu'],
    ['Northmere Courier', 'northmerecourier.com'],
  ])('rejects the title %j, which is the name of the site %s without its top-level domain', (title, name) => {
    expect(accepted(title, { names: [name] })).toBe(false);
  });

  it.each([
    'Netflix removed forty films overnight',
    'How to subscribe to a newspaper without regret',
    'Access denied: inside the border crisis',
    'Page not found: how a library lost its oldest book',
    'Just a moment of silence for the miners',
    'Are you a robot? Voters quiz the candidate',
    'Test match ends in a draw',
    'Removed mayor wants his chain back',
    'Sports minister resigns',
    'World news agency turns a hundred',
    'Live updates: storm reaches the coast',
    'Breaking news anchors strike over pay',
    '404 jobs lost at the mill',
    '1984',
    '9/11',
    'May 2026 was the warmest on record',
    '2 May',
    'Home at last',
    'Login details of thousands leaked',
    'Courier rider wins in court',
    'Morning Courier reporter wins prize',
    'Entführt: Test der neuen Brücke',
    'Доступ запрещен: как живет закрытый город',
    '测试新桥',
  ])('accepts the headline "%s"', (title) => {
    expect(accepted(title)).toBe(true);
  });

  it('rejects lists of articles, but no headline because of its URL', () => {
    expect(accepted('Anna Smith', { url: 'https://courier.example/author/anna-smith' })).toBe(false);
    expect(accepted('Storms', { url: 'https://courier.example/tag/storms/' })).toBe(false);
    expect(accepted('Weather', { url: 'https://courier.example/' })).toBe(false);
    expect(accepted('Council approves the new bridge', { url: 'https://courier.example/' })).toBe(true);
    expect(accepted('Storm hits', { url: 'https://courier.example/topic/weather/48213907' })).toBe(true);
    expect(accepted('市议会批准新桥', { url: 'https://courier.example/topic/x', language: 'zh' })).toBe(true);
  });

  it('rejects links to a consent form or a login', () => {
    expect(accepted('Storm hits', { url: 'https://consent.portal.example/collectConsent?sessionId=1' })).toBe(
      false,
    );
    expect(accepted('Storm hits', { url: 'https://courier.example/account/login?next=%2Fstorm' })).toBe(
      false,
    );
    expect(accepted('Storm hits', { url: 'https://courier.example/news/login-details-leaked' })).toBe(true);
  });

  it('drops copied press releases, except those of the wire’s own feed', () => {
    const url = 'https://www.prnewswire.com/news-releases/acme-opens-301046.html';
    expect(accepted('Acme opens a plant', { url, domain: 'prnewswire.com' })).toBe(false);
    expect(
      accepted('Acme opens a plant', {
        url,
        domain: 'prnewswire.com',
        feedUrl: 'https://www.prnewswire.com/rss/all.rss',
      }),
    ).toBe(true);
    const copy = 'https://www.wxyz.example/business/press-releases/ein-presswire/123/acme-opens/';
    expect(accepted('Acme opens a plant', { url: copy })).toBe(false);
    expect(accepted('Acme opens', { text: 'SPRINGFIELD, May 2, 2026 /PRNewswire/ -- Acme has' })).toBe(false);
    expect(accepted('Acme opens', { text: 'SPRINGFIELD--(BUSINESS WIRE)--Acme has' })).toBe(false);
    expect(accepted('PR Newswire is sold', { text: 'The company PR Newswire was sold.' })).toBe(true);
  });

  it('returns a result for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(text, text, fc.webUrl(), (title, body, url) => {
        expect(typeof isArticle(page({ title, text: body, url }))).toBe('boolean');
      }),
    );
  });
});
