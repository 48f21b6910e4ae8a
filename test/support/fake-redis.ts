import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Bytes of the replies of Redis. */
export const REPLIES = {
  ok: '$2\r\nOK\r\n',
  integer: (n: number): string => `:${n}\r\n`,
  text: (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`,
  list: (...items: string[]): string => `*${items.length}\r\n${items.join('')}`,
  error: (message: string): string => `-${message}\r\n`,
};

/**
 * A server that speaks the protocol of Redis, and whose replies to scripts a test writes; the probe of the service
 * succeeds. `test/system/redis/redis.system-spec.ts` has the same service with the real one.
 */
export class FakeRedis {
  /** Commands other than those of the connection itself. */
  readonly commands: string[][] = [];
  /** Number of connections so far. */
  connections = 0;
  /** Reply to a script that is no probe; null for none. */
  reply: (command: string[]) => string | null = () => REPLIES.ok;
  /** Reply to the probe. */
  probed = REPLIES.ok;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private server: Server | null = null;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Also again, at the same address. */
  async start(): Promise<this> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const { server } = this;
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.server = null;
  }

  private serve(socket: Socket): void {
    this.connections++;
    this.sockets.add(socket.on('error', () => socket.destroy()));
    socket.on('close', () => this.sockets.delete(socket));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      for (let read = readCommand(text); read !== null; read = readCommand(text)) {
        text = text.slice(read.length);
        const reply = this.answer(read.command);
        if (reply !== null) socket.write(reply);
      }
    });
  }

  private answer(command: string[]): string | null {
    const [name = ''] = command;
    if (name === 'HELLO') return `%1\r\n${REPLIES.text('proto')}${REPLIES.integer(3)}`;
    if (!name.startsWith('EVAL')) return REPLIES.ok;
    this.commands.push(command);
    return command.includes('news-search:probe') ? this.probed : this.reply(command);
  }
}

/** The first complete command of a text: an array of bulk strings. */
function readCommand(text: string): { command: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let length = head[0].length;
  const command: string[] = [];
  for (let i = 0; i < Number(head[1]); i++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(length, length + 20));
    if (!size) return null;
    const begin = length + size[0].length;
    length = begin + Number(size[1]) + 2;
    if (text.length < length) return null;
    command.push(text.slice(begin, length - 2));
  }
  return { command, length };
}
