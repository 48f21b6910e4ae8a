/**
 * The reference from one path of the service to another (RFC 3986, 4.2). Clients resolve it against the address that
 * they requested, so that it also leads to `target` behind a proxy that has removed a prefix from the path.
 *
 * @param path of the request.
 */
export function relativeReference(path: string, target: string): string {
  const from = path.split('/').slice(0, -1);
  const to = target.split('/');
  const last = Math.min(from.length, to.length - 1);
  let common = 0;
  while (common < last && from[common] === to[common]) common++;
  return '../'.repeat(from.length - common) + to.slice(common).join('/');
}
