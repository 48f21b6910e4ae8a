import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerRequest } from './answer-request.js';
import { Hub } from './hub.js';
import { pushBulletins } from './push-bulletins.js';
import { type Publisher, PUBLISHERS } from './publishers.js';
import { WRITERS } from './write-feed.js';
import { writeOpml } from './write-opml.js';

export interface NewsroomOptions {
  /** Seconds between two bulletins of each live desk; 0 for none. Default 5. */
  bulletinSeconds?: number;
  /** How long the slow publisher thinks before it answers, in seconds. Default 4. */
  slowSeconds?: number;
  /** Where the OPML is written; without it, in a temporary folder. */
  directory?: string;
}

export interface Newsroom {
  /** Path of the OPML file that lists its feeds; gone after `close`. */
  opml: string;
  /** Base address of the first publisher: `http://127.0.0.1:<port>`. */
  url: string;
  close(): Promise<void>;
}

/**
 * A loopback newsroom: invented publishers of many languages, whose feeds are served on 127.0.0.1 in several formats
 * and charsets, with the faults that real feeds have. Every publisher has a port of its own, since readers space
 * their fetches by host. Articles are dated shortly before it opened, live desks go on printing, and their hub pushes
 * what they print. It needs no network;
 * what it prints is the same at every opening but for the dates.
 */
export async function startNewsroom(options: NewsroomOptions = {}): Promise<Newsroom> {
  const { bulletinSeconds = 5, slowSeconds = 4 } = options;
  const opening = Math.floor(Date.now() / 1000);
  const servers = new Map<Publisher, Server>();
  const hub = new Hub();
  for (const publisher of PUBLISHERS) {
    const server = createServer((request, response) => {
      const hour = { opening, now: Date.now() / 1000, bulletinSeconds };
      answerRequest(request, response, hour, { slowSeconds, hub }).catch(() => response.destroy());
    });
    servers.set(publisher, server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
  }
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'newsroom-')));
  const opml = join(directory, 'newsroom.opml');
  await writeFile(
    opml,
    writeOpml((publisher) => baseOf(servers.get(publisher)!) + listedPath(publisher)),
  );
  const pushing = pushBulletins(hub, { opening, bulletinSeconds }, (desk) => baseOf(servers.get(desk)!));
  return {
    opml,
    url: baseOf(servers.get(PUBLISHERS[0]!)!),
    async close() {
      pushing.stop();
      await Promise.all([...servers.values()].map(closeServer));
      await rm(options.directory ? opml : directory, { recursive: true, force: true });
    },
  };
}

const baseOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function listedPath({ id, format, peculiarity }: Publisher): string {
  return `/${id}/${peculiarity === 'moved' ? 'old-feed.xml' : WRITERS[format].file}`;
}

function closeServer(server: Server): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  return closed;
}
