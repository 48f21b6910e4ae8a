import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/**
 * Nest's adapter for Express, whose requests and responses are made with the prototypes that Express gives them. Express
 * changes the prototype of each as it comes, and V8 (Node 20) then takes every request for an object of a kind of its
 * own: nothing that was compiled for one fits the next.
 */
export class ServiceAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express: Express = this.getInstance();
    class Request extends IncomingMessage {}
    class Response extends ServerResponse {}
    express.request = Object.setPrototypeOf(Request.prototype, express.request) as Express['request'];
    express.response = Object.setPrototypeOf(Response.prototype, express.response) as Express['response'];
    this.httpServer = createServer({ IncomingMessage: Request, ServerResponse: Response }, express);
  }
}
