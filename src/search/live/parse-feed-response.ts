import { decodeDocument } from '../../feeds/decode-document.js';
import { type Feed, FeedError } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import type { RequestContext, UpstreamResponse } from './live-source.js';
import { throwUnlessStatus200, UpstreamError } from './upstream-error.js';

/** Parses a response as a feed. @throws UpstreamError for what sources reject with: a page, a text, an empty feed. */
export function parseFeedResponse(
  response: UpstreamResponse,
  { baseUrl: url, now }: Pick<RequestContext, 'baseUrl' | 'now'>,
): Feed {
  throwUnlessStatus200(response);
  const { body, contentType } = response;
  const isComplete = /<\/(?:rss|rdf:RDF|feed)\s*>\s*(?:<!--[^]*)?$/i.test(
    decodeDocument(body.subarray(-200), contentType),
  );
  try {
    const feed = parseFeed(body, { url, contentType, now });
    if (!isComplete) throw new UpstreamError('truncated', 'the feed is truncated');
    if (feed.items.length === 0) throw new UpstreamError('empty-channel', 'a feed without items');
    return feed;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    if (error.reason === 'html') throw pageInstead(response);
    if (error.reason === 'not-a-feed') throw new UpstreamError('plain-text', 'a sentence instead of a feed');
    throw new UpstreamError(isComplete ? 'malformed' : 'truncated', 'the feed cannot be read');
  }
}

/** Google's page that requires a CAPTCHA has fewer bytes than this and a link to `/sorry/`. */
const SHORT_PAGE = 2_000;

function pageInstead({ body }: UpstreamResponse): UpstreamError {
  const isCaptcha = body.length < SHORT_PAGE && /\/sorry\//.test(Buffer.from(body).toString('latin1'));
  if (isCaptcha) return new UpstreamError('captcha', 'it requires a CAPTCHA');
  return new UpstreamError('html', 'a page instead of a feed');
}
