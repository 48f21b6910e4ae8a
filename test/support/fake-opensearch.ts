import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface Stored {
  version: number;
  document: Record<string, unknown> | null;
}

interface Answer {
  status: number;
  body: object;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * The part of OpenSearch that replication uses, in memory: bulk with external versions, documents of nodes, deletion by query.
 * `test/system/opensearch/replication.system-spec.ts` sends the same requests to the real one.
 */
export class FakeOpenSearch {
  readonly indexes = new Map<string, Map<string, Stored>>();
  /** Number of operations in each bulk request. */
  readonly bulks: number[] = [];
  /** Bodies of deletions by query. */
  readonly deletions: string[] = [];
  /** A status with which the next bulk's item at this place fails; null for none. */
  failure: { place: number; status: number } | null = null;
  /** Status of every item of these indexes. */
  readonly blocked = new Map<string, number>();
  /** Longer bulks are refused with 413. */
  maxLength = Infinity;
  /** Carries out a bulk, and closes the connection in place of an answer. */
  losesResponses = false;
  private readonly sockets = new Set<Socket>();
  private server!: Server;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Also again, with what it held. */
  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.on('connection', (socket) => this.sockets.add(socket));
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** The documents of the indexes with a prefix. */
  documents(start: string): Record<string, unknown>[] {
    const found = [...this.indexes].filter(([name]) => name.startsWith(start));
    return found.flatMap(([, index]) =>
      [...index.values()].flatMap(({ document }) => (document ? [document] : [])),
    );
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { status, body } = this.route(request, text);
    if (this.losesResponses && request.url!.startsWith('/_bulk')) return void request.socket.destroy();
    response.writeHead(status, JSON_TYPE).end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
  }

  private route({ method, url }: IncomingMessage, text: string): Answer {
    const [first = '', second = '', id = ''] = url!.slice(1).split('?')[0]!.split('/');
    if (first === '_bulk' && text.length > this.maxLength) return { status: 413, body: {} };
    if (first === '_bulk') return { status: 200, body: { items: this.bulk(text.trimEnd().split('\n')) } };
    if (second === '_mget') return { status: 200, body: { docs: this.read(first, JSON.parse(text).ids) } };
    if (second === '_delete_by_query') {
      this.deletions.push(text);
      return { status: 200, body: {} };
    }
    if (second === '_search') return { status: 200, body: this.numbersOfArticles() };
    if (method === 'DELETE') this.index(first).delete(id);
    if (method === 'HEAD') return { status: this.indexes.has(first) ? 200 : 404, body: {} };
    if (method === 'PUT' && second === '' && !first.startsWith('_')) {
      if (this.indexes.has(first))
        return { status: 400, body: { error: { type: 'resource_already_exists_exception' } } };
      this.indexes.set(first, new Map());
    }
    if (second === '_create' || (second === '_doc' && (method === 'PUT' || method === 'POST'))) {
      const index = this.index(first);
      if (second === '_create' && index.has(id)) return { status: 409, body: {} };
      index.set(id, { version: 1, document: JSON.parse(text) as Record<string, unknown> });
    }
    return { status: 200, body: {} };
  }

  private numbersOfArticles(): object {
    const numbers = new Set(this.documents('news-articles').map(({ node }) => node));
    return { aggregations: { nodes: { buckets: [...numbers].map((key) => ({ key })) } } };
  }

  private index(name: string): Map<string, Stored> {
    if (!this.indexes.has(name)) this.indexes.set(name, new Map());
    return this.indexes.get(name)!;
  }

  private read(index: string, ids: string[]): object[] {
    return ids.map((id) => {
      const found = this.index(index).get(id);
      return found
        ? { _id: id, found: true, _seq_no: found.version, _source: found.document }
        : { found: false };
    });
  }

  private bulk(lines: string[]): object[] {
    const items: object[] = [];
    for (let i = 0; i < lines.length; i++) {
      const action = JSON.parse(lines[i]!) as Record<
        string,
        { _index: string; _id: string; version: number }
      >;
      const [kind, { _index, _id, version }] = Object.entries(action)[0]!;
      const document = kind === 'index' ? (JSON.parse(lines[++i]!) as Record<string, unknown>) : null;
      const status =
        this.blocked.get(_index) ?? this.put(this.index(_index), _id, { version, document }, items.length);
      items.push({
        [kind]: { status, ...(status >= 400 && { error: { type: 'fault', reason: 'as configured' } }) },
      });
    }
    this.bulks.push(items.length);
    return items;
  }

  private put(index: Map<string, Stored>, id: string, stored: Stored, place: number): number {
    if (this.failure?.place === place) {
      const { status } = this.failure;
      this.failure = null;
      return status;
    }
    if ((index.get(id)?.version ?? 0) >= stored.version) return 409;
    index.set(id, stored);
    return 200;
  }
}
