import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

const POLICY = {
  'default-src': "'none'",
  'connect-src': "'self'",
  'style-src': "'self'",
  // Thumbnails are on the hosts of the publishers.
  'img-src': "'self' data: http: https:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Seconds for which a browser may cache a page. */
const MAX_AGE_SECONDS = 300;

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

/** A document that is the same for all clients: its bytes, uncompressed and compressed, and its ETag. */
export class StaticPage {
  private readonly plain: Buffer;
  private readonly zipped: Buffer;
  private readonly etag: string;

  /** @param policy `Content-Security-Policy` header: by default only styles and scripts of this service may run. */
  private constructor(
    body: string | Buffer,
    private readonly mediaType: string,
    private readonly policy: string,
  ) {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.zipped = gzipSync(this.plain);
    this.etag = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /**
   * An HTML page whose styles and scripts are files of this service. Its inline import map is allowed by a hash (CSP 3,
   * section 6.7.3.3).
   * @param directives of `Content-Security-Policy`, which replace the defaults.
   */
  static html(html: string, directives: Record<string, string> = {}): StaticPage {
    const scripts = ["'self'", ...hashesOf(html, /<script type="importmap">([^]*?)<\/script>/g)];
    const policy = { ...POLICY, 'script-src': scripts.join(' '), ...directives };
    const header = Object.entries(policy).map(([directive, value]) => `${directive} ${value}`);
    return new StaticPage(html, 'text/html; charset=utf-8', header.join('; '));
  }

  /** A file other than an HTML page. Opened on its own, it may load and run nothing. */
  static file(body: string | Buffer, mediaType: string): StaticPage {
    return new StaticPage(body, mediaType, NOTHING_RUNS);
  }

  /** Sends the document, or 304 to a client that has it. @param vary request headers on which the document depends. */
  send(request: Request, response: Response, vary: string[] = []): void {
    const zip = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    response.setHeader('Content-Type', this.mediaType);
    response.setHeader('Content-Security-Policy', this.policy);
    response.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    response.setHeader('Vary', ['Accept-Encoding', ...vary].join(', '));
    // Two encodings are two representations, so each has its own validator (RFC 9110, section 8.8.3).
    response.setHeader('ETag', `"${this.etag}${zip ? '-gzip' : ''}"`);
    if (zip) response.setHeader('Content-Encoding', 'gzip');
    response.send(zip ? this.zipped : this.plain);
  }
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );
}
