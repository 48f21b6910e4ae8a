/** Why a list is shorter than requested, by the header X-Diversity-Limited; null where there is none. */
export function whyShort(header) {
  const [, matched, domains] = /matched=(\d+), domains=(\d+)/.exec(header ?? '') ?? [];
  if (matched === undefined) return null;
  const why = 'This list is short because no publisher may have more than a quarter of it';
  // Articles that have only some of the words are not counted.
  if (matched === '0') return `${why}.`;
  return `${why}: ${matched} articles match, of ${domains} publisher${domains === '1' ? '' : 's'}.`;
}
