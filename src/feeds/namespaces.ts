/**
 * Namespace names found in feeds, with the prefix the adapters know them by. Publishers choose prefixes freely
 * and misspell namespace names often, so an unknown name keeps the prefix the document wrote.
 */
export const NAMESPACES: Readonly<Record<string, string>> = {
  'http://purl.org/rss/1.0/': 'rss',
  'http://my.netscape.com/rdf/simple/0.9/': 'rss',
  'http://channel.netscape.com/rdf/simple/0.9/': 'rss',
  'http://my.netscape.com/publish/formats/rss-0.91.dtd': 'rss',
  'http://backend.userland.com/rss': 'rss',
  'http://backend.userland.com/rss2': 'rss',
  'http://backend.userland.com/rss091': 'rss',
  'http://blogs.law.harvard.edu/tech/rss': 'rss',
  'http://cyber.law.harvard.edu/rss/rss.html': 'rss',
  'http://purl.org/net/rss1.1#': 'rss',
  'http://www.w3.org/2005/atom': 'atom',
  'http://purl.org/atom/ns#': 'atom',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://purl.org/dc/elements/1.0/': 'dc',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/dc/terms/': 'dcterms',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://purl.org/rss/1.0/modules/syndication/': 'sy',
  'http://search.yahoo.com/mrss': 'media',
  'http://search.yahoo.com/mrss/': 'media',
  'http://search.yahoo.com/searchmonkey/media/': 'media',
  'http://video.search.yahoo.com/mrss': 'media',
  'http://video.search.yahoo.com/mrss/': 'media',
  'http://www.rssboard.org/media-rss': 'media',
  'http://tools.search.yahoo.com/mrss/': 'media',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://www.itunes.com/dtd/podcast-1.0.dtd': 'itunes',
  'http://rssnamespace.org/feedburner/ext/1.0': 'feedburner',
  'http://schemas.google.com/g/2005': 'gd',
  'http://www.sitemaps.org/schemas/sitemap/0.9': 'sitemap',
  'https://www.sitemaps.org/schemas/sitemap/0.9': 'sitemap',
  'http://www.google.com/schemas/sitemap/0.84': 'sitemap',
  'http://www.google.com/schemas/sitemap-news/0.9': 'news',
  'https://www.google.com/schemas/sitemap-news/0.9': 'news',
  'http://www.google.com/schemas/sitemap-image/1.1': 'image',
  'https://www.google.com/schemas/sitemap-image/1.1': 'image',
  'http://www.w3.org/xml/1998/namespace': 'xml',
  'http://www.w3.org/1999/xhtml': 'xhtml',
};

/** The adapters' prefix of a namespace name; null when it is not in the table. */
export function namespacePrefix(name: string): string | null {
  return NAMESPACES[name.trim().toLowerCase()] ?? null;
}
