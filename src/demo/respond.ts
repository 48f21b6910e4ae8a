import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { drawPicture } from './draw-picture.js';
import { EDITIONS } from './editions/editions.js';
import type { DemoWebSubHub } from './hub.js';
import {
  generateArticles,
  generateFloodBulletins,
  generateLiveBulletins,
  generateAggregatorCopies,
} from './generate-articles.js';
import { DEMO_PUBLISHERS, type DemoPublisher } from './publishers.js';
import { type DemoArticle, writeFeed, FEED_WRITERS } from './write-feed.js';

const byPath = new Map(
  DEMO_PUBLISHERS.map((publisher) => [`/${publisher.id}/${FEED_WRITERS[publisher.format].file}`, publisher]),
);

const MIN_BYTES_TO_COMPRESS = 4096;

const HUB_PATH = '/hub';

/** Serves feeds, pictures and the hub of a publisher. Redirects requests for the former URL of a moved feed. */
export async function handleNewsroomRequest(
  request: IncomingMessage,
  response: ServerResponse,
  hour: NewsroomClock,
  { slowSeconds, hub }: { slowSeconds: number; hub: DemoWebSubHub },
): Promise<void> {
  const base = `http://127.0.0.1:${request.socket.localPort}`;
  const { pathname } = new URL(request.url ?? '/', base);
  const picture = /^\/pictures\/(\d{1,12})\.png$/.exec(pathname);
  const publisher = byPath.get(pathname);
  const newAddress = newAddressOf(pathname);
  if (pathname === HUB_PATH && request.method === 'POST') {
    await hub.handle(request, response);
  } else if (picture) {
    send(request, response, drawPicture(Number(picture[1])), 'image/png');
  } else if (publisher) {
    if (publisher.peculiarity === 'slow') await sleep(slowSeconds * 1000);
    const { body, mediaType } = feedDocumentOf(publisher, hour, base);
    const isPushed = publisher.peculiarity === 'live' && hour.bulletinSeconds > 0;
    if (isPushed) response.setHeader('Link', hubLinks(base, demoFeedAddress(publisher, base)));
    send(request, response, body, mediaType);
  } else if (newAddress) {
    response.writeHead(301, { Location: newAddress }).end();
  } else {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such feed\n');
  }
}

export function demoFeedAddress({ id, format }: DemoPublisher, base: string): string {
  return `${base}/${id}/${FEED_WRITERS[format].file}`;
}

function hubLinks(base: string, self: string): string {
  return `<${base}${HUB_PATH}>; rel="hub", <${self}>; rel="self"`;
}

function newAddressOf(pathname: string): string | undefined {
  const moved = DEMO_PUBLISHERS.find(
    ({ id, peculiarity }) => peculiarity === 'moved' && pathname === `/${id}/old-feed.xml`,
  );
  return moved && `/${moved.id}/${FEED_WRITERS[moved.format].file}`;
}

/** Sends a document with an ETag, or 304 to a client that already has it. */
function send(request: IncomingMessage, response: ServerResponse, body: Buffer, mediaType: string): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', mediaType);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const zip = body.length > MIN_BYTES_TO_COMPRESS && accepted.includes('gzip');
  if (zip) response.setHeader('Content-Encoding', 'gzip');
  response.end(request.method === 'HEAD' ? undefined : zip ? gzipSync(body) : body);
}

/** The times on which feeds depend: start and current time in Unix seconds, and the interval of bulletins. */
export interface NewsroomClock {
  opening: number;
  now: number;
  /** Seconds between two bulletins of a live publisher; 0 for none. */
  bulletinSeconds: number;
}

/** The feed of a publisher at a given time, or its page or broken document. @param base address of its server. */
export function feedDocumentOf(
  publisher: DemoPublisher,
  hour: NewsroomClock,
  base: string,
): { body: Buffer; mediaType: string } {
  if (publisher.peculiarity === 'page') return { body: Buffer.from(FRONT_PAGE), mediaType: 'text/html' };
  const { mediaType } = FEED_WRITERS[publisher.format];
  if (publisher.peculiarity === 'broken') return { body: Buffer.from(BROKEN_FEED), mediaType };
  const body = writeFeed(publisher.format, {
    title: publisher.name,
    link: `https://www.${publisher.id}.example/`,
    self: demoFeedAddress(publisher, base),
    language: EDITIONS[publisher.edition].language,
    charset: publisher.charset,
    articles: articlesOf(publisher, hour, `${base}/pictures`).toSorted(
      (a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0),
    ),
  });
  return { body, mediaType };
}

function articlesOf(publisher: DemoPublisher, hour: NewsroomClock, pictures: string): DemoArticle[] {
  switch (publisher.peculiarity) {
    case 'live':
      return generateLiveBulletins(publisher, { ...hour, period: hour.bulletinSeconds, pictures });
    case 'flood':
      return generateFloodBulletins(publisher, hour.opening, pictures);
    case 'aggregator':
      return generateAggregatorCopies(publisher, hour.opening, pictures);
    default:
      return generateArticles(publisher, hour.opening, pictures);
  }
}

/** The HTML page that a publisher with the peculiarity `page` serves at the address of its feed, with status 200. */
const FRONT_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gatehouse Review</title></head>
<body><h1>Welcome to the new Gatehouse Review</h1><p>Please sign in to read on.</p></body>
</html>
`;

const BROKEN_FEED = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Rusty Press</title><link>https://www.rusty-press.example/</link><descr`;
