import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { drawPicture } from './draw-picture.js';
import { editFeed } from './edit-feed.js';
import { type Publisher, PUBLISHERS } from './publishers.js';
import { WRITERS } from './write-feed.js';
import { writeOpml } from './write-opml.js';

export interface NewsroomOptions {
  /** Default 0: a free one. */
  port?: number;
  /** Seconds between two bulletins of each live desk; 0 for none. Default 5. */
  bulletinSeconds?: number;
  /** How long the slow publisher thinks before it answers, in seconds. Default 4. */
  slowSeconds?: number;
}

export interface Newsroom {
  /** Path of the OPML file that lists its feeds; gone after `close`. */
  opml: string;
  /** `http://127.0.0.1:<port>` */
  url: string;
  close(): Promise<void>;
}

/**
 * A loopback newsroom: invented publishers of many languages, whose feeds are served on 127.0.0.1 in several formats
 * and charsets, with the faults that real feeds have. Articles are dated shortly before it opened, live desks go on
 * printing. It needs no network; what it prints is the same at every opening but for the dates.
 */
export async function startNewsroom(options: NewsroomOptions = {}): Promise<Newsroom> {
  const { port = 0, bulletinSeconds = 5, slowSeconds = 4 } = options;
  const opening = Math.floor(Date.now() / 1000);
  const server = createServer((request, response) => {
    const hour = { opening, now: Date.now() / 1000, bulletinSeconds };
    answer(request, response, hour, slowSeconds).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const directory = await mkdtemp(join(tmpdir(), 'newsroom-'));
  const opml = join(directory, 'newsroom.opml');
  await writeFile(
    opml,
    writeOpml((publisher) => url + listedPath(publisher)),
  );
  return {
    opml,
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const feedPath = ({ id, format }: Publisher) => `/${id}/${WRITERS[format].file}`;
const listedPath = (publisher: Publisher) =>
  publisher.peculiarity === 'moved' ? `/${publisher.id}/old-feed.xml` : feedPath(publisher);

const byPath = new Map(PUBLISHERS.map((publisher) => [feedPath(publisher), publisher]));
const moved = new Map(
  PUBLISHERS.filter(({ peculiarity }) => peculiarity === 'moved').map((p) => [listedPath(p), feedPath(p)]),
);

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  hour: Parameters<typeof editFeed>[1],
  slowSeconds: number,
): Promise<void> {
  const base = `http://127.0.0.1:${request.socket.localPort}`;
  const { pathname } = new URL(request.url ?? '/', base);
  const picture = /^\/pictures\/(\d{1,12})\.png$/.exec(pathname);
  const publisher = byPath.get(pathname);
  const newAddress = moved.get(pathname);
  if (picture) {
    send(request, response, drawPicture(Number(picture[1])), 'image/png');
  } else if (publisher) {
    if (publisher.peculiarity === 'slow') await sleep(slowSeconds * 1000);
    const { body, mediaType } = editFeed(publisher, hour, base);
    send(request, response, body, mediaType);
  } else if (newAddress) {
    response.writeHead(301, { Location: newAddress }).end();
  } else {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such feed\n');
  }
}

/** Answers with a validator, so that a reader that has the document is told so (304). */
function send(request: IncomingMessage, response: ServerResponse, body: Buffer, mediaType: string): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', mediaType);
  const zip = body.length > 4096 && String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (zip) response.setHeader('Content-Encoding', 'gzip');
  response.end(request.method === 'HEAD' ? undefined : zip ? gzipSync(body) : body);
}
