/** Where sites keep a feed that their pages do not name, the most usual first. */
const USUAL_PATHS = ['/feed/', '/rss.xml', '/feed.xml', '/atom.xml', '/rss', '/index.xml'];

/** Addresses at which the site of a page may have a feed. */
export function guessFeedAddresses(pageUrl: string): string[] {
  return USUAL_PATHS.map((path) => new URL(path, pageUrl).href).filter((url) => url !== pageUrl);
}
