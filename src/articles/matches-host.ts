/**
 * Whether a host is the listed name or one of its subdomains, on label boundaries: `bbc.co.uk` matches
 * `news.bbc.co.uk`, never `notbbc.co.uk`. Both lower-case ASCII, as `publisherHost` and `parseHostName` give them.
 */
export function matchesHost(host: string, listed: string): boolean {
  return host === listed || (host.endsWith(listed) && host[host.length - listed.length - 1] === '.');
}
