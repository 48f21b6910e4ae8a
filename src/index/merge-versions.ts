import type { Topic } from '../languages/topics.js';
import type { StoredArticle } from './article-identity.js';
import { contentKey } from './article-identity.js';
import type { IndexArticle } from './index-article.js';

function storedVersion(stored: StoredArticle): IndexArticle {
  return {
    feed: stored.feed,
    guid: null,
    url: stored.url,
    title: stored.title,
    source: stored.source,
    domain: stored.domain,
    sourceName: stored.source_name,
    publishedAt: stored.published_at,
    imageUrl: stored.image_url,
    preview: stored.preview,
    rest: stored.rest,
    language: stored.language,
    country: stored.country,
    categories: stored.categories === '' ? [] : (stored.categories.split(',') as Topic[]),
    seenAt: stored.seen_at,
  };
}

/**
 * What an article becomes when it is seen again, or null when nothing changes. The feed it first came from decides
 * its text; another feed of the publisher adds sections and what was missing, so that two feeds that cut their
 * summaries differently do not rewrite each other for ever. The first known publication time stays: edits and
 * republications do not make an article new.
 */
export function mergeVersions(stored: StoredArticle, seen: IndexArticle): IndexArticle | null {
  const before = storedVersion(stored);
  const text = stored.feed === seen.feed ? seen : before;
  const shown = [text, before, seen].find((version) => version.preview !== '') ?? text;
  const merged: IndexArticle = {
    ...text,
    preview: shown.preview,
    rest: shown.rest,
    imageUrl: text.imageUrl ?? before.imageUrl ?? seen.imageUrl,
    publishedAt: before.publishedAt ?? seen.publishedAt,
    categories: [...new Set([...before.categories, ...seen.categories])],
    seenAt: before.seenAt,
  };
  const same =
    contentKey(merged) === stored.content_key &&
    merged.publishedAt === before.publishedAt &&
    merged.categories.length === before.categories.length;
  return same ? null : merged;
}
