import { decodeDocument } from '../../feeds/decode-document.js';
import { type Feed, FeedError } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import type { RequestContext, UpstreamResponse } from './live-source.js';
import { refuseStatus, UpstreamError } from './upstream-error.js';

/**
 * The feed in a response.
 *
 * @throws UpstreamError for anything else: a page, a message, an incomplete feed, or one without items, which sources
 * send to clients that they block.
 */
export function parseFeedResponse(
  answer: UpstreamResponse,
  { baseUrl, now }: Pick<RequestContext, 'baseUrl' | 'now'>,
): Feed {
  refuseStatus(answer);
  const feed = readFeed(answer, baseUrl, now);
  if (feed.items.length === 0) throw new UpstreamError('empty-channel', 'a feed without items');
  return feed;
}

/** @throws UpstreamError */
function readFeed(answer: UpstreamResponse, url: string, now: number): Feed {
  try {
    const feed = parseFeed(answer.body, { url, contentType: answer.contentType, now });
    // An incomplete result is none; feeds of publishers are read as far as they go.
    if (!isWhole(answer)) throw new UpstreamError('truncated', 'the feed ends in the middle');
    return feed;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    if (error.reason === 'html') throw pageInstead(answer);
    if (error.reason === 'not-a-feed') throw new UpstreamError('plain-text', 'a sentence instead of a feed');
    throw new UpstreamError(isWhole(answer) ? 'malformed' : 'truncated', 'the feed cannot be read');
  }
}

/** A short page of Google's that leads to `/sorry/` requires a CAPTCHA. */
const SHORT_PAGE = 2_000;

function pageInstead({ body }: UpstreamResponse): UpstreamError {
  const isCaptcha = body.length < SHORT_PAGE && /\/sorry\//.test(Buffer.from(body).toString('latin1'));
  if (isCaptcha) return new UpstreamError('captcha', 'it requires a CAPTCHA');
  return new UpstreamError('html', 'a page instead of a feed');
}

function isWhole({ body, contentType }: UpstreamResponse): boolean {
  return /<\/(?:rss|rdf:RDF|feed)\s*>\s*(?:<!--[^]*)?$/i.test(
    decodeDocument(body.subarray(-200), contentType),
  );
}
