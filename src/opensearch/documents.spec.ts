import { titleSignature } from '../titles/title-signature.js';
import {
  type ArchivedArticle,
  articleOfDocument,
  nodeOfSharedId,
  idInNode,
  sharedId,
  toArticleDocument,
} from './documents.js';
import { articleIndex, monthEndOfIndex } from './indexes.js';
import { fromStoryDocument, toStoryDocument } from './story-document.js';

const article: ArchivedArticle = {
  id: sharedId(72_701_239_297, 63),
  sequence: 12,
  title: 'Störm över Göteborg – “två” döda',
  source: 'news.a.example',
  domain: 'a.example',
  publishedAt: 1_700_000_000,
  url: 'https://news.a.example/1',
  imageUrl: null,
  preview: 'Ett 🌀 drar in.',
  signature: titleSignature('Störm över Göteborg – “två” döda', 'sv'),
  country: 'SE',
  language: 'sv',
  categories: ['world', 'environment'],
  sourceName: 'A',
  feed: 'https://a.example/feed',
  seenAt: 1_700_000_100,
  former: [{ title: 'Storm', preview: '', until: 1_700_000_050 }],
};
const tokens = { title: 'sv_storm', preview: 'sv_drar', meta: 'l__sv s__sv_a s__sv_tidningen t__sv_x' };

describe('a document of OpenSearch', () => {
  it('restores the article from its document', () => {
    const document = toArticleDocument(article, tokens, 'Mer text.');
    expect(articleOfDocument(document.article)).toEqual(article);
    expect(document).toMatchObject({
      node: 63,
      published_at: 1_700_000_000,
      country: 'SE',
      rest: 'Mer text.',
      source_words: 's__sv_a s__sv_tidningen',
    });
    const undated = { ...article, publishedAt: null, country: null, former: [] };
    expect(articleOfDocument(toArticleDocument(undated, tokens, '').article)).toEqual(undated);
    expect(toArticleDocument(undated, tokens, '')).not.toHaveProperty('published_at');
  });

  it('has an id that contains the node, in the order of the node’s own ids', () => {
    expect([nodeOfSharedId(article.id), idInNode(article.id)]).toEqual([63, 72_701_239_297]);
    expect(sharedId(2, 0)).toBeGreaterThan(sharedId(1, 63));
  });

  it('belongs to the index of its month', () => {
    const january = Date.UTC(2027, 0, 1) / 1000;
    expect(articleIndex('news', january - 1)).toBe('news-articles-2026-12');
    expect(articleIndex('news', january)).toBe('news-articles-2027-01');
    expect(articleIndex('news', null)).toBe('news-articles-undated');
    expect(monthEndOfIndex('news', 'news-articles-2026-12')).toBe(january);
    expect(monthEndOfIndex('news', 'news-articles-undated')).toBeNull();
  });
});

describe('a story of OpenSearch', () => {
  it('restores its rows with the ids of OpenSearch, and is found by country, heat and article', () => {
    const rows = {
      story: 10,
      language: 'sv',
      heat: [
        { story: 10, country: '', heat: 2.5, domains: 2, latest: 99, echoes: 9 },
        { story: 10, country: 'SE', heat: 1.5, domains: 1, latest: 98, echoes: null },
      ],
      articles: [{ story: 10, article: 11, fit: 0.5, url: 'https://a.example/1' }],
      merged: [12],
      others: [{ language: 'fr', story: 7 }],
    };
    const document = toStoryDocument(rows, 2);
    expect(document).toMatchObject({
      story: 642,
      articles: [706],
      merged: [770],
      heat: { all: 2.5, SE: 1.5 },
      domains: { all: 2, SE: 1 },
      latest: { all: 99, SE: 98 },
    });
    const read = fromStoryDocument(document.data);
    expect(read.heat).toMatchObject([{ story: 642, echoes: 578 }, { echoes: null }]);
    expect(read.others).toEqual([{ language: 'fr', story: 450 }]);
    expect(read.articles).toEqual([{ story: 642, article: 706, fit: 0.5, url: 'https://a.example/1' }]);
  });

  it('has the subject of the story that it follows, or its own', () => {
    const rows = (more: object) => ({
      ...{ story: 10, language: 'sv', articles: [], merged: [], others: [] },
      heat: [{ story: 10, country: '', heat: 2.5, domains: 2, latest: 99, echoes: null, ...more }],
    });
    const follower = toStoryDocument(rows({ subject: 8, follows: 9 }), 2);
    expect(follower.subject).toBe(514);
    expect(fromStoryDocument(follower.data).heat).toMatchObject([{ subject: 514, follows: 578 }]);
    expect(toStoryDocument(rows({ subject: null, follows: null }), 2).subject).toBe(642);
  });
});
