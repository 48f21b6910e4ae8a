import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import { feedDocumentOf, demoFeedAddress, type NewsroomClock, handleNewsroomRequest } from './respond.js';
import { EDITIONS } from './editions/editions.js';
import { DemoWebSubHub } from './hub.js';
import { type DemoPublisher, PUBLISHERS_LABELLED_PUBLIC, DEMO_PUBLISHERS } from './publishers.js';
import { FEED_WRITERS } from './write-feed.js';

interface NewsroomOptions {
  /** Seconds between two new bulletins of each live publisher, 0 for none; 5 by default. */
  bulletinSeconds?: number;
  /** Seconds until the slow publisher responds; 4 by default. */
  slowSeconds?: number;
  /** Folder for the OPML file; by default a temporary one. */
  directory?: string;
}

export interface Newsroom {
  /** Path of the OPML file that lists the feeds; `close` deletes it. */
  opml: string;
  /** Base address of the first publisher: `http://127.0.0.1:<port>`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts HTTP servers on 127.0.0.1 for invented publishers of many languages, with feeds in several formats and
 * charsets and with the faults of real feeds. Each publisher has a port of its own, because ingestion waits between
 * fetches from one host and port. Articles are dated shortly before the start, live publishers add bulletins, and a hub
 * pushes them. No network is needed. Except for dates, every start has the same articles.
 */
export async function startNewsroom(options: NewsroomOptions = {}): Promise<Newsroom> {
  const { bulletinSeconds = 5, slowSeconds = 4 } = options;
  const opening = Math.floor(Date.now() / 1000);
  const servers = new Map<DemoPublisher, Server>();
  const hub = new DemoWebSubHub();
  for (const publisher of DEMO_PUBLISHERS) {
    const server = createServer((request, response) => {
      const hour = { opening, now: Date.now() / 1000, bulletinSeconds };
      handleNewsroomRequest(request, response, hour, { slowSeconds, hub }).catch(() => response.destroy());
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
    url: baseOf(servers.get(DEMO_PUBLISHERS[0]!)!),
    async close() {
      pushing.stop();
      await Promise.all([...servers.values()].map(closeServer));
      await rm(options.directory ? opml : directory, { recursive: true, force: true });
    },
  };
}

const baseOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function listedPath({ id, format, peculiarity }: DemoPublisher): string {
  return `/${id}/${peculiarity === 'moved' ? 'old-feed.xml' : FEED_WRITERS[format].file}`;
}

function closeServer(server: Server): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  return closed;
}

/** Pushes the feed of every live publisher after each new bulletin, until `stop` is called. */
function pushBulletins(
  hub: DemoWebSubHub,
  { opening, bulletinSeconds }: Omit<NewsroomClock, 'now'>,
  baseOf: (desk: DemoPublisher) => string,
): { stop(): void } {
  const desks = DEMO_PUBLISHERS.filter(({ peculiarity }) => peculiarity === 'live');
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    const sinceOpening = Date.now() / 1000 - opening;
    const next = (Math.floor(sinceOpening / bulletinSeconds) + 1) * bulletinSeconds;
    timer = setTimeout(push, (next - sinceOpening) * 1000 + 10);
  };
  const push = (): void => {
    const hour = { opening, now: Date.now() / 1000, bulletinSeconds };
    for (const desk of desks) {
      const topic = demoFeedAddress(desk, baseOf(desk));
      if (!hub.isWanted(topic)) continue;
      const { body, mediaType } = feedDocumentOf(desk, hour, baseOf(desk));
      void hub.push(topic, body, mediaType);
    }
    wait();
  };
  if (bulletinSeconds > 0) wait();
  return { stop: () => clearTimeout(timer) };
}

function writeOpml(feedAddress: (publisher: DemoPublisher) => string): string {
  const outlines = DEMO_PUBLISHERS.map((publisher) => {
    const attributes = {
      type: 'rss',
      text: publisher.name,
      xmlUrl: feedAddress(publisher),
      htmlUrl: `https://www.${publisher.id}.example/`,
      language: EDITIONS[publisher.edition].language,
      country: publisher.country,
      ...(PUBLISHERS_LABELLED_PUBLIC.has(publisher.id) && { label: 'public' }),
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeUTF8(value)}"`);
    return `    <outline ${written.join(' ')}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>Loopback newsroom</title></head>
  <body>
${outlines.join('\n')}
  </body>
</opml>
`;
}
