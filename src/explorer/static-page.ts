import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** A page made once at start and the same for everyone. */
interface StaticPage {
  body: string;
  mediaType: string;
  /** `Content-Security-Policy`: only what the page itself brings may run. */
  policy: string;
}

const POLICY = {
  'default-src': "'none'",
  'connect-src': "'self'",
  // Thumbnails come from wherever the publishers keep them.
  'img-src': "'self' data: http: https:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/**
 * A document whose styles and scripts stand in it and are allowed by their hashes (CSP 3, section 6.7.3.3): one
 * request, nothing from elsewhere, nothing injected.
 */
export function htmlPage(html: string): StaticPage {
  const policy = {
    ...POLICY,
    'style-src': hashesOf(html, /<style>([^]*?)<\/style>/g),
    'script-src': hashesOf(html, /<script type="module">([^]*?)<\/script>/g),
  };
  return {
    body: html,
    mediaType: 'text/html; charset=utf-8',
    policy: Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
  };
}

export function jsonPage(document: object): StaticPage {
  return {
    body: JSON.stringify(document),
    mediaType: 'application/json; charset=utf-8',
    policy: "default-src 'none'; frame-ancestors 'none'",
  };
}

function hashesOf(html: string, inline: RegExp): string {
  const hashes = [...html.matchAll(inline)].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );
  return hashes.join(' ') || "'none'";
}

/** How long a browser may show a page without asking again; a new release is then at most this late. */
const MAX_AGE_SECONDS = 300;

/** A static page ready to be sent: its bytes, plain and compressed, and their validator, made once. */
export class ServedPage {
  private readonly plain: Buffer;
  private readonly zipped: Buffer;
  private readonly etag: string;

  constructor(private readonly page: StaticPage) {
    this.plain = Buffer.from(page.body);
    this.zipped = gzipSync(this.plain, { level: 9 });
    this.etag = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** Answers with the page, or 304 to a reader that has it. */
  send(request: Request, response: Response): void {
    const zip = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    response.setHeader('Content-Type', this.page.mediaType);
    response.setHeader('Content-Security-Policy', this.page.policy);
    response.setHeader('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    response.setHeader('Vary', 'Accept-Encoding');
    // Two encodings are two representations, so each has its own validator (RFC 9110, section 8.8.3).
    const etag = `"${this.etag}${zip ? '-gzip' : ''}"`;
    response.setHeader('ETag', etag);
    // Express would send it all again to a request that says `no-cache`, which asks for validation only.
    if (request.get('If-None-Match')?.includes(etag)) {
      response.status(304).end();
      return;
    }
    if (zip) response.setHeader('Content-Encoding', 'gzip');
    response.send(zip ? this.zipped : this.plain);
  }
}
