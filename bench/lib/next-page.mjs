/** Path and query of the next page of a response; undefined on the last one. */
export function nextPage({ headers, url }) {
  const reference = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (reference === undefined) return undefined;
  const { pathname, search } = new URL(reference, url);
  return pathname + search;
}
