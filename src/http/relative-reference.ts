/**
 * The reference from one path of the service to another (RFC 3986, 4.2). Clients resolve it against the address that
 * they requested, so that it also leads to `target` behind a proxy that has removed a prefix from the path. It begins at
 * the root of the service: a client that resolves it against that root gets to the same place.
 *
 * @param path of the request.
 */
export function relativeReference(path: string, target: string): string {
  const folders = path.split('/').length - 2;
  return '../'.repeat(folders) + target.slice(1);
}
