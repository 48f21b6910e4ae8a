import { type Article, feedUpdateTime } from '../../articles/article.js';
import type { ArticleList, FeedHeader } from './article-list.js';

/** `updated` of a feed without entries; constant, so that the ETag does not change. */
const UPDATED_NEVER = '1970-01-01T00:00:00Z';

/** Serializes a list of articles as an Atom feed (RFC 4287), with thumbnails in Media RSS. */
export function toAtom({ items, language }: ArticleList, { title, self }: FeedHeader): string {
  const updated = items
    .map(feedUpdateTime)
    .reduce((newest, time) => (time > newest ? time : newest), UPDATED_NEVER);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"${languageOf(language)}>`,
    element('id', self),
    element('title', title),
    element('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    '<generator>news-search</generator>',
    ...items.map(toEntry),
    '</feed>\n',
  ].join('\n');
}

function toEntry(article: Article): string {
  const { title, source, published_at: published, url, image_url: image, preview } = article;
  const { categories } = article as { categories?: readonly string[] | null };
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" href="${escape(url)}"/>`,
    element('updated', feedUpdateTime(article)),
    ...(published === null ? [] : [element('published', published)]),
    `<author>${element('name', source)}</author>`,
    ...(categories ?? []).map((category) => `<category term="${escape(category)}"/>`),
    ...(preview === '' ? [] : [element('summary', preview)]),
    ...(image === null ? [] : [`<media:thumbnail url="${escape(image)}"/>`]),
    '</entry>',
  ].join('\n');
}

/** The attribute `xml:lang` for a language tag; empty for `en,fr`, because the attribute permits only one language. */
const languageOf = (language = ''): string =>
  /^[A-Za-z-]+$/.test(language) ? ` xml:lang="${language}"` : '';

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 forbids, such as lone surrogates. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"\r]/g, (character) => ESCAPES[character]!);
