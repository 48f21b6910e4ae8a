/** Rules that every result must obey; each returns the fault, or null. */
import { fromDist } from './dist.mjs';
const { areNearIdentical } = await fromDist('titles/near-identical.js');

export function diversityFault(articles) {
  const most = Math.max(1, Math.floor(articles.length / 4));
  const counts = new Map();
  for (const { domain } of articles) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  const over = [...counts].find(([, count]) => count > most);
  return over === undefined ? null : `diversity: ${over[1]} of ${articles.length} articles from ${over[0]}`;
}

export function dateFault(articles, since) {
  if (since === null) return null;
  const outside = articles.find(({ publishedAt }) => publishedAt === null || publishedAt < since);
  return outside === undefined ? null : `timeframe: ${outside.url}`;
}

export function nearIdenticalFault(articles) {
  for (const [i, a] of articles.entries())
    for (const b of articles.slice(i + 1))
      if (areNearIdentical(a.signature, b.signature)) return `near-identical: ${a.url} and ${b.url}`;
  return null;
}
