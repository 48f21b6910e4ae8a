import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Registry } from 'prom-client';
import { Settings } from './config/settings.js';
import { ApiDescription } from './explorer/openapi/describe-api.js';
import { Usage } from './gateway/usage.js';
import {
  requestStartMiddleware,
  serveUnknownExpectHeaders,
  MAX_HEADER_LINES,
  parseQueryString,
  MAX_PARSED_HEADER_BYTES,
  rejectUnreadableRequest,
} from './http/read-request.js';
import { rejectMalformedRequests } from './http/reject-malformed.js';
import { RequestRecorder } from './http/request-recorder.js';
import { commonHeaders, corsOptions } from './http/responses.js';
import { JsonLogger } from './logging/json-logger.js';

/**
 * Installs, in order, what a request passes between the socket and the guard, which checks the key. Used by the service
 * and by end-to-end tests.
 * Requires an application with a `ServiceAdapter` and `bodyParser: false`: the few endpoints with a body read it
 * themselves.
 */
export function configureApp(app: NestExpressApplication, logger: JsonLogger): NestExpressApplication {
  const settings = app.get(Settings);
  const usage = app.get(Usage);
  const recorder = new RequestRecorder(app.get(Registry), logger.lines, (key, route, status) =>
    usage.count(key, route, status),
  );
  const server: Server = app.getHttpServer();
  app.get(ApiDescription).attach(app);
  app.disable('x-powered-by');
  app.set('query parser', parseQueryString);
  configureServer(server, settings.http.keepAliveMs);
  serveUnknownExpectHeaders(server);
  rejectMalformedRequests(server, recorder);
  const common = commonHeaders(settings.http.corsOrigins);
  app.use(requestStartMiddleware(recorder, common));
  app.enableCors(corsOptions(settings.http.corsOrigins));
  app.use(rejectUnreadableRequest);
  return app;
}

/** Sets Node's parser limits above those of the API, so that too large requests get a problem as response. */
function configureServer(server: Server, keepAliveMs: number): void {
  Object.assign(server, { maxHeaderSize: MAX_PARSED_HEADER_BYTES, requireHostHeader: false });
  server.maxHeadersCount = MAX_HEADER_LINES;
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = keepAliveMs;
}
