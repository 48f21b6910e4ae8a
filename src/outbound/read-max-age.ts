/** How long `Cache-Control` lets an answer be reused, in seconds; null when it does not say. */
export function readMaxAge(header: string | undefined): number | null {
  if (!header) return null;
  if (/\bno-(store|cache)\b/i.test(header)) return 0;
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(header)?.[1];
  return seconds === undefined ? null : Number(seconds);
}
