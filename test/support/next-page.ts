/** Path and query of the next page of a response, from its `Link` as a client resolves it; undefined on the last page. */
export function nextPage({ headers, url }: Response): string | undefined {
  const reference = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (reference === undefined) return undefined;
  const { pathname, search } = new URL(reference, url);
  return pathname + search;
}
