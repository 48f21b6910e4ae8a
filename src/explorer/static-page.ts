import { createHash } from 'node:crypto';

/** A page made once at start and the same for everyone. */
export interface StaticPage {
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
