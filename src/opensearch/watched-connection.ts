import type { ClientRequest, IncomingMessage } from 'node:http';
import { Connection, errors } from '@opensearch-project/opensearch';

/** Time after which a pending request causes a probe of its node, in milliseconds. */
const PROBE_AFTER_MS = 1_000;
/** Timeout of a probe, and the interval of further ones, in milliseconds. */
const PROBE_TIMEOUT_MS = 1_000;

type RequestArguments = Parameters<Connection['request']>;

/** The client prints errors after a response to standard output, which is the log; the reader of the response receives them. */
const ignoreErrors = (request: ClientRequest): unknown =>
  request.removeAllListeners('error').on('error', () => undefined);

/** Stands for a request that was not made. */
const NO_REQUEST = { abort: () => undefined } as unknown as ClientRequest;

/**
 * The connection to a node that may hang: it accepts requests and sends no response. A slow request is fine as long as
 * its node responds to probes; if it does not, all pending requests fail, and so do later ones until a probe succeeds.
 * The client then requests another node. With the client's own timeouts every search would wait for 5 s, and a node
 * that is back would be used after a minute.
 */
export class WatchedConnection extends Connection {
  /** With its own sockets, so that a probe does not wait behind requests. */
  private readonly probes: Connection;
  private readonly pending = new Set<() => void>();
  private probing: Promise<boolean> | null = null;
  private isUnresponsive = false;
  private isClosed = false;

  constructor(...options: ConstructorParameters<typeof Connection>) {
    super(...options);
    this.probes = new Connection(...options);
  }

  override request(...[params, callback]: RequestArguments): ClientRequest {
    if (this.isUnresponsive) {
      process.nextTick(callback, this.unresponsive(), null);
      return NO_REQUEST;
    }
    let response: IncomingMessage | null = null;
    let timer: NodeJS.Timeout | undefined;
    const end = (): boolean => {
      clearTimeout(timer);
      return this.pending.delete(fail);
    };
    const request = super.request(params, (error, received) => {
      if (error !== null) return void (end() && callback(error, null));
      if (!this.pending.has(fail)) return;
      response = received!;
      ignoreErrors(request);
      response.once('close', end);
      callback(null, response);
    });
    const fail = (): void => {
      end();
      if (response !== null) return void response.destroy(this.unresponsive());
      callback(this.unresponsive(), null);
      request.destroy();
    };
    const watch = (): void => {
      timer = setTimeout(() => {
        void this.probe().then((isResponsive) => {
          if (isResponsive && this.pending.has(fail)) watch();
        });
      }, PROBE_AFTER_MS).unref();
    };
    this.pending.add(fail);
    watch();
    return request;
  }

  override close(...done: []): Connection {
    this.isClosed = true;
    this.probes.close();
    return super.close(...done);
  }

  /** Whether the node responds. All pending requests share a probe. */
  private probe(): Promise<boolean> {
    this.probing ??= this.sendProbe().then((isResponsive) => {
      this.probing = null;
      this.isUnresponsive = !isResponsive && !this.isClosed;
      if (!isResponsive) for (const fail of [...this.pending]) fail();
      if (this.isUnresponsive) setTimeout(() => void this.probe(), PROBE_TIMEOUT_MS).unref();
      return isResponsive;
    });
    return this.probing;
  }

  /** Any response counts, also an error: requests receive it themselves. */
  private sendProbe(): Promise<boolean> {
    return new Promise((resolve) => {
      const probe = this.probes.request({ method: 'HEAD', path: '/' }, (_, response) => {
        response?.resume();
        ignoreErrors(probe);
        clearTimeout(timer);
        resolve(true);
      });
      const timer = setTimeout(() => {
        // Responses that arrived while this process was busy are read first.
        setImmediate(() => {
          resolve(false);
          probe.destroy();
        });
      }, PROBE_TIMEOUT_MS).unref();
    });
  }

  private unresponsive(): Error {
    return new errors.ConnectionError(`${this.url.host} does not respond`);
  }
}
