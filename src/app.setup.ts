import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { Registry } from 'prom-client';
import { Settings } from './config/settings.js';
import { answerClientError } from './http/answer-client-error.js';
import { beginExchange } from './http/begin-exchange.js';
import { corsOptions } from './http/cors-options.js';
import { isFresh } from './http/is-fresh.js';
import { parseQueryString } from './http/parse-query-string.js';
import { requestRecorder } from './http/request-recorder.js';
import { refuseUnreadable } from './http/refuse-unreadable.js';
import { PARSER_LIMIT } from './http/request-limits.js';
import { securityHeaders } from './http/security-headers.js';
import { JsonLogger } from './logging/json-logger.js';

/**
 * Everything between the socket and the guard, in the order a request meets it. Used by the service and by every
 * test that speaks HTTP. The application must have been created with `bodyParser: false`: no operation reads a body.
 */
export function configureApp(app: NestExpressApplication, logger: JsonLogger): NestExpressApplication {
  const settings = app.get(Settings);
  app.disable('x-powered-by');
  app.set('query parser', parseQueryString);
  Object.defineProperty(app.getHttpAdapter().getInstance().request, 'fresh', {
    get(this: Request) {
      return isFresh(this);
    },
  });
  app.use(preparation(app.get(Registry), logger));
  app.enableCors(corsOptions(settings.http.corsOrigins));
  app.use(refuseUnreadable);
  configureServer(app.getHttpServer());
  return app;
}

/** What every response gets, in one step: each layer of Express's router has its price for a cached answer. */
function preparation(registry: Registry, logger: JsonLogger): RequestHandler {
  const record = requestRecorder(registry, logger.lines);
  const secure = securityHeaders();
  return (request, response, next) => {
    beginExchange(request, response);
    record(request, response);
    secure(response);
    next();
  };
}

/**
 * Node reads more than we accept, so that what is too large gets a proper answer. Headers must arrive soon; a
 * connection without requests is kept longer than the usual 60 s of the proxies in front, which would otherwise
 * send a request into the closing of it.
 */
function configureServer(server: Server): void {
  Object.assign(server, { maxHeaderSize: PARSER_LIMIT, requireHostHeader: false });
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.on('clientError', answerClientError);
}
