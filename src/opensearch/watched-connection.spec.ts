import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../test/support/until.js';
import { openSearchClient } from './client.js';
import { WatchedConnection } from './watched-connection.js';

describe(WatchedConnection.name, () => {
  const ANSWER = JSON.stringify({ count: 7 });
  /** Requests that were not answered yet, without the questions whether the node is there. */
  let held: ServerResponse[];
  let node: Node;
  let other: Node;

  /** A node that answers, is slow, or unresponsive. */
  class Node {
    mode: 'answers' | 'slow' | 'unresponsive' = 'answers';
    probes = 0;
    /** Probes so far. */
    pulses = 0;
    private readonly server = createServer(({ method }, response) => {
      const isQuestion = method === 'HEAD';
      if (isQuestion) this.pulses++;
      else this.probes++;
      if (this.mode === 'answers' || (isQuestion && this.mode === 'slow')) this.answer(response);
      else if (!isQuestion) held.push(response);
    });

    async start(): Promise<this> {
      await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
      return this;
    }

    get url(): string {
      return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    }

    answer(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
    }

    stop(): void {
      this.server.close();
      this.server.closeAllConnections();
    }
  }

  const clientOf = (...nodes: Node[]) =>
    openSearchClient({
      ...{
        urls: nodes.map(({ url }) => url),
        username: null,
        password: null,
        prefix: 'news',
        archiveDays: 0,
      },
    });

  beforeEach(async () => {
    held = [];
    [node, other] = await Promise.all([new Node().start(), new Node().start()]);
  });
  afterEach(() => {
    node.stop();
    other.stop();
  });

  it('requests no unresponsive node until a probe succeeds', async () => {
    node.mode = 'unresponsive';
    const client = clientOf(node);
    const all = await Promise.allSettled([client.count(), client.count(), client.count()]);
    for (const one of all)
      expect(one).toMatchObject({ reason: { message: expect.stringMatching('does not respond') } });
    const { probes } = node;
    await expect(client.count()).rejects.toThrow('does not respond');
    expect(node.probes).toBe(probes);
    node.mode = 'answers';
    await until(() =>
      client.count().then(
        ({ body }) => body.count === 7,
        () => false,
      ),
    );
    await client.close();
  }, 30_000);

  it('requests another node instead of an unresponsive one', async () => {
    node.mode = 'unresponsive';
    const client = clientOf(node, other);
    for (let i = 0; i < 6; i++) expect((await client.count()).body.count).toBe(7);
    expect([node.probes, other.probes]).toEqual([1, 6]);
    await client.close();
  }, 30_000);

  it('waits for a slow node that is there', async () => {
    node.mode = 'slow';
    const client = clientOf(node);
    const counted = client.count();
    await until(() => node.pulses === 2);
    node.answer(held[0]!);
    expect((await counted).body.count).toBe(7);
    await client.close();
  }, 30_000);
});
