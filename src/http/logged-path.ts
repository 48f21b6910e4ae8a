/** The path of a request as logs may show it: what follows `/websub/` is as good as a key. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/+websub\/+).+/is, '$1…');
}
