import { Parser } from 'htmlparser2';

const MOST_LINKS = 10;
const FEED_TYPE = /^(application\/(rss|atom|rdf|feed)\+(xml|json)|application\/json|text\/xml)\b/i;

/** The feeds that a web page names in its head (`<link rel="alternate">`), absolute, in its order. */
export function findFeedLinks(html: string, address: string): string[] {
  const links: string[] = [];
  let base = address;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '' }) {
      if (name === 'base' && href && URL.canParse(href, address)) base = new URL(href, address).href;
      const names = name === 'link' && /\balternate\b/i.test(rel) && FEED_TYPE.test(type);
      if (names && links.length < MOST_LINKS && URL.canParse(href, base))
        links.push(new URL(href, base).href);
    },
  });
  parser.end(html);
  return [...new Set(links)];
}
