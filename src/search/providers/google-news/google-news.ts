import { publisherHost } from '../../../articles/urls.js';
import type { Feed, FeedItem } from '../../../feeds/feed.js';
import { searchUrl } from '../../live/addresses.js';
import type { RequestContext, LiveSource } from '../../live/live-source.js';
import { parseFeedResponse } from '../../live/parse-feed-response.js';
import { UpstreamError } from '../../live/upstream-error.js';
import { editionOf } from './editions.js';

/** Google News' RSS feed, undocumented. It has no images and no text, and its links do not contain the article's URL. */
export const googleNews: LiveSource = {
  name: 'google-news',
  capabilities: {
    perSecond: 1,
    perDay: 2_000,
    timeoutMs: 8_000,
    keepSeconds: 120,
    country: 'no',
    matches: 'words',
    allowsIngestion: false,
    warning: "Google's terms allow its feeds in personal, non-commercial feed readers only.",
  },

  buildRequest({ query, baseUrl }) {
    const { hl, gl, ceid } = editionOf(query);
    return {
      url: searchUrl(baseUrl, '', '/rss/search', { q: query.text, hl, gl, ceid }),
      headers: { Accept: 'application/rss+xml, application/xml;q=0.9', Cookie: 'CONSENT=YES+' },
    };
  },

  parseResponse(response, context) {
    const feed = parseFeedResponse(response, context);
    requireEdition(feed, context);
    return feed.items.map(readItem);
  },
};

/** Checks the feed's edition: Google returns another one for an unknown edition; only the channel's link shows it. */
function requireEdition({ link }: Feed, { query }: RequestContext): void {
  const served = link !== null && URL.canParse(link) ? new URL(link).searchParams.get('ceid') : null;
  if (served !== null && served !== editionOf(query).ceid)
    throw new UpstreamError('wrong-edition', 'it returned another edition');
}

function readItem(item: FeedItem): FeedItem {
  const url = addressInside(item.url);
  const { publisher } = item;
  const suffix = publisher === null ? '' : ` - ${publisher.name}`;
  const title =
    suffix !== '' && item.title.endsWith(suffix) ? item.title.slice(0, -suffix.length) : item.title;
  // The description is a link with title and publisher, or a list of such.
  return { ...item, title, text: '', ...(url === null ? {} : { url, publisher: null }) };
}

/** Bytes that precede the length of a URL in the protocol buffer of a Google News link. */
const BEFORE_ADDRESS = Buffer.from([0x08, 0x13, 0x22]);

/** The article's URL in a Google News link from before July 2024; null for newer ones, which only Google resolves. */
function addressInside(link: string): string | null {
  const id = /\/articles\/(CBMi[\w-]+)/.exec(link)?.[1];
  if (id === undefined) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (!bytes.subarray(0, 3).equals(BEFORE_ADDRESS)) return null;
  const [low = 0, high = 0] = bytes.subarray(3);
  const isLong = low >= 0x80;
  const start = isLong ? 5 : 4;
  const url = bytes.toString('utf8', start, start + (isLong ? (low & 0x7f) + (high << 7) : low));
  return /^https?:\/\//.test(url) && publisherHost(url) !== null ? url : null;
}
