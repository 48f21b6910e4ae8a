/** The public id of a story (`en-1a2b`): its language, which keeps nodes' ids apart, and its first article's id. */
export const storyId = (language: string, story: number): string => `${language}-${story.toString(36)}`;

/** Parses an id of `storyId`; null for any other text. */
export function parseStoryId(text: string): { language: string; story: number } | null {
  const parts = /^([a-z]{2,3}(?:-[A-Z]{2})?)-([1-9a-z][0-9a-z]{0,9})$/.exec(text);
  return parts === null ? null : { language: parts[1]!, story: parseInt(parts[2]!, 36) };
}
