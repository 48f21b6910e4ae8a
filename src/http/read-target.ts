import type { IncomingMessage, Server } from 'node:http';
import './exchange.js';

/**
 * Brings the targets of all requests into the form that Express reads without doubt, a path and a query, before it
 * sees them. Of what it cannot read it makes a page of its own, past every step of ours, and a warning of Node's.
 */
export function readTargets(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const target = originForm(request.url!);
    request.targetUnreadable = target === null;
    request.url = target ?? '/';
  });
}

/**
 * A request target in origin-form (RFC 9112 section 3.2); null for one that no URL parser takes.
 *
 * @param target as Node's parser lets it through: a path, `*`, or a scheme, `://` and more.
 */
export function originForm(target: string): string | null {
  if (target.startsWith('*')) return target;
  if (target.startsWith('/')) return target.replace(/#.*/s, '');
  // An address without a host is none (RFC 9110 section 4.2.1), whatever a browser makes of it.
  if (!URL.canParse(target) || target.includes(':///')) return null;
  const { pathname, search } = new URL(target);
  return (pathname || '/') + search;
}
