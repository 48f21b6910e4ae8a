import type { ClientRequest, IncomingMessage } from 'node:http';
import { Connection, errors } from '@opensearch-project/opensearch';

/** Time after which a pending request causes a probe of its node, in milliseconds. */
const ASKED_AFTER_MS = 1_000;
/** Timeout of a probe, and the interval of further ones, in milliseconds. */
const SILENT_AFTER_MS = 1_000;

type RequestArguments = Parameters<Connection['request']>;

/** The client writes an error behind an answer to standard output, which is the log's; the reader of the response receives it. */
const silence = (answered: ClientRequest): unknown =>
  answered.removeAllListeners('error').on('error', () => undefined);

/** Nothing that could be ended. */
const NOTHING = { abort: () => undefined } as unknown as ClientRequest;

/**
 * The connection to a node that may fall silent: it takes requests and answers none, or its network swallows them. A
 * request may take its time, but its node must answer in between that it is there; if it does not, all that wait for it
 * fail, and so do later ones until a probe succeeds. The client then tries another node.
 */
export class WatchedConnection extends Connection {
  /** With sockets of its own: it never waits behind requests. */
  private readonly pulse: Connection;
  private readonly waiting = new Set<() => void>();
  private asking: Promise<boolean> | null = null;
  private isSilent = false;
  private isClosed = false;

  constructor(...options: ConstructorParameters<typeof Connection>) {
    super(...options);
    this.pulse = new Connection(...options);
  }

  override request(...[params, callback]: RequestArguments): ClientRequest {
    if (this.isSilent) {
      process.nextTick(callback, this.silence(), null);
      return NOTHING;
    }
    let response: IncomingMessage | null = null;
    let timer: NodeJS.Timeout | undefined;
    const end = (): boolean => {
      clearTimeout(timer);
      return this.waiting.delete(giveUp);
    };
    const request = super.request(params, (error, answer) => {
      if (error !== null) return void (end() && callback(error, null));
      if (!this.waiting.has(giveUp)) return;
      response = answer!;
      silence(request);
      response.once('close', end);
      callback(null, response);
    });
    const giveUp = (): void => {
      end();
      if (response !== null) return void response.destroy(this.silence());
      callback(this.silence(), null);
      request.destroy();
    };
    const watch = (): void => {
      timer = setTimeout(() => {
        void this.isThere().then((isThere) => {
          if (isThere && this.waiting.has(giveUp)) watch();
        });
      }, ASKED_AFTER_MS).unref();
    };
    this.waiting.add(giveUp);
    watch();
    return request;
  }

  override close(...done: []): Connection {
    this.isClosed = true;
    this.pulse.close();
    return super.close(...done);
  }

  /** Whether the node answers anything at all. One question at a time serves all that wait. */
  private isThere(): Promise<boolean> {
    this.asking ??= this.ask().then((isThere) => {
      this.asking = null;
      this.isSilent = !isThere && !this.isClosed;
      if (!isThere) for (const giveUp of [...this.waiting]) giveUp();
      if (this.isSilent) setTimeout(() => void this.isThere(), SILENT_AFTER_MS).unref();
      return isThere;
    });
    return this.asking;
  }

  /** A rejection is a response, too: requests receive it themselves. */
  private ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const question = this.pulse.request({ method: 'HEAD', path: '/' }, (_, answer) => {
        answer?.resume();
        silence(question);
        clearTimeout(timer);
        resolve(true);
      });
      const timer = setTimeout(() => {
        // What has arrived while this process itself was busy is read first.
        setImmediate(() => {
          resolve(false);
          question.destroy();
        });
      }, SILENT_AFTER_MS).unref();
    });
  }

  private silence(): Error {
    return new errors.ConnectionError(`${this.url.host} is silent`);
  }
}
