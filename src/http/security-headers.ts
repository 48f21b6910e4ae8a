import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Helmet's headers. The content policy is for the static pages: their own scripts and styles only.
 * `upgrade-insecure-requests` is left out, since it breaks the pages where the service is tried without TLS.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
  });
}
