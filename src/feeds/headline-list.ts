/** A quick test: only an HTML that begins with a link, as few texts do, can be a list of headlines. */
const BEGINS_WITH_LINK = /^(?:\s|&nbsp;|[•·*–-]|<(?!a\b)[^<>]{0,1000}>)*<a\b/i;

const LINK = /<a\b[^<>]{0,2000}?\bhref\s*=\s*["']?([^"'\s>]{1,2000})[^<>]{0,2000}>([^]{0,2000}?)<\/a\s*>/gi;

/** Maximum number of links that are examined; what follows counts as text outside of links. */
const MAX_LINKS = 40;
const MIN_LETTERS = 6;

/** Minimum share of a list's letters that are in links; the letters beside the links are names of publishers. */
const MIN_SHARE = 0.45;

/** Maximum letters between two links: enough for the name of a publisher, too few for a sentence. */
const MAX_BETWEEN = 60;

/**
 * Whether the text of an item is a list of linked headlines, which aggregators write in place of an excerpt: at least
 * two with different addresses, each with no more than the name of a publisher beside it.
 */
export function isHeadlineList(html: string): boolean {
  if (html.indexOf('</a', html.indexOf('</a') + 1) <= 0 || !BEGINS_WITH_LINK.test(html)) return false;
  const addresses = new Set<string>();
  let [linked, links, end] = [0, 0, 0];
  let between = 0;
  for (const link of html.matchAll(LINK)) {
    const letters = lettersOf(link[2]!);
    const beside = end === 0 ? 0 : lettersOf(html.slice(end, link.index));
    if (beside > MAX_BETWEEN) return false;
    between += beside;
    end = link.index + link[0].length;
    if (letters < MIN_LETTERS) continue;
    addresses.add(link[1]!);
    linked += letters;
    if (++links >= MAX_LINKS) break;
  }
  if (addresses.size < 2) return false;
  const rest = between + lettersOf(html.slice(end));
  return linked >= (linked + rest) * MIN_SHARE;
}

function lettersOf(html: string): number {
  return html.replace(/<[^<>]*>|&#?\w+;|https?:\/\/[^\s<]+|[^\p{L}\p{N}<&]+|[<&]/gu, '').length;
}
