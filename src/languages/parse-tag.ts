/** A language tag taken apart: `zh-hant-tw` is `zh`, `hant`, `TW`. */
export interface ParsedTag {
  /** Two or three lower-case letters. */
  primary: string;
  /** Four lower-case letters, or null. */
  script: string | null;
  /** Two upper-case letters, or null. Not checked against any list. */
  region: string | null;
}

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}))?(?:[-_.@][a-z0-9_.@-]*)?$/i;
const LONGEST = 35;

/**
 * Reads what feeds and callers write: any case, underscores, variants and extensions after the region.
 * Null when it does not begin like a language tag. RFC 5646, loosely.
 */
export function parseTag(tag: string): ParsedTag | null {
  if (tag.length > LONGEST) return null;
  const match = TAG.exec(tag.trim());
  if (match === null) return null;
  return {
    primary: match[1]!.toLowerCase(),
    script: match[2]?.toLowerCase() ?? null,
    region: match[3]?.toUpperCase() ?? null,
  };
}
