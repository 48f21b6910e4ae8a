/** Longer addresses are refused: no article has one, and every copy of it would be paid for. */
export const MAX_URL_LENGTH = 4096;

/** An absolute http(s) address, or null. White space around it is ignored. */
export function parseHttpUrl(address: string): URL | null {
  const trimmed = address.trim();
  if (trimmed.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(trimmed)) return null;
  try {
    return new URL(trimmed);
  } catch {
    return null;
  }
}
