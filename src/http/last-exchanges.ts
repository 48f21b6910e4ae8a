import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The last request of every connection, until it is both read and answered. */
export class LastExchanges {
  private readonly bySocket = new WeakMap<Duplex, Exchange>();

  /** To be made before the server takes requests. */
  constructor(server: Server) {
    server.on('request', (request, response) => {
      const { socket } = request;
      this.bySocket.set(socket, { request, response });
      response.once('close', () => {
        if (request.complete && this.bySocket.get(socket)?.response === response)
          this.bySocket.delete(socket);
      });
    });
  }

  of(socket: Duplex): Exchange | undefined {
    return this.bySocket.get(socket);
  }
}
