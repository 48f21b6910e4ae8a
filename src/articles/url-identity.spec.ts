import fc from 'fast-check';
import { urlIdentity } from './url-identity.js';

describe(urlIdentity.name, () => {
  const article = 'https://news.example/2026/storm';

  it.each([
    'http://news.example/2026/storm',
    'https://www.news.example/2026/storm/',
    'https://m.news.example/2026/storm',
    'https://amp.news.example/2026/storm',
    'https://mobile.news.example/2026/storm',
    'https://news.example/amp/2026/storm',
    'https://news.example/2026/storm/amp/',
    'https://news.example/2026/storm?amp=1',
    'https://news.example/2026/storm?outputType=amp&utm_source=x',
    'https://news.example//2026/storm/index.html',
    'https://news.example/2026/%73torm#top',
    'https://news-example.cdn.ampproject.org/c/s/news.example/2026/storm',
    'https://www.google.com/amp/s/news.example/2026/storm',
  ])('holds %s for the same article', (url) => {
    expect(urlIdentity(url)).toBe(urlIdentity(article));
  });

  it('does not look at the order of parameters', () => {
    expect(urlIdentity(`${article}?b=2&a=1`)).toBe(urlIdentity(`${article}?a=1&b=2`));
  });

  it.each([
    'https://news.example/2026/Storm',
    'https://news.example/2026/storm-2',
    'https://news.example/2026/storm?page=2',
    'https://news.example:8443/2026/storm',
    'https://sport.news.example/2026/storm',
    'https://news.example/2026/amplified',
    'https://news.example/#!/2026/storm',
  ])('holds %s for another', (url) => {
    expect(urlIdentity(url)).not.toBe(urlIdentity(article));
  });

  it('has a key for anything', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof urlIdentity(text) === 'string'));
  });
});
