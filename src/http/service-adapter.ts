import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { isFresh } from './responses.js';

/** A response that writes its own headers and body. Handlers and interceptors may return it in place of a body. */
export abstract class PreparedResponse {
  abstract send(request: IncomingMessage, response: ServerResponse): void;
}

/** Path and query of a request target; a client that takes the service for a proxy sends the whole URL (RFC 9112, 3.2.2). */
const originFormOf = (target: string): string =>
  /^https?:/i.test(target) ? target.replace(/^https?:\/\/[^/?#]*\/?/i, '/') : target;

/**
 * Nest's adapter for Express, which also sends prepared responses. It creates requests and responses with Express's
 * prototypes: Express would otherwise replace the prototype of each one, which V8 cannot optimize (Node 20).
 */
export class ServiceAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express: Express = this.getInstance();
    class ServiceRequest extends IncomingMessage {
      /** Whether the client already has the current response, see `isFresh`; replaces Express's property. */
      get fresh(): boolean {
        return isFresh(this as unknown as Request);
      }
    }
    class ServiceResponse extends ServerResponse<ServiceRequest> {}
    express.request = Object.setPrototypeOf(ServiceRequest.prototype, express.request) as Express['request'];
    express.response = Object.setPrototypeOf(
      ServiceResponse.prototype,
      express.response,
    ) as Express['response'];
    this.httpServer = createServer(
      { IncomingMessage: ServiceRequest, ServerResponse: ServiceResponse },
      (request, response) => {
        request.url = originFormOf(request.url!);
        express(request, response);
      },
    );
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof PreparedResponse) return body.send(response.req, response);
    return super.reply(response, body, statusCode);
  }
}
