/** A pattern of a regular expression that matches the text itself. `RegExp.escape` is missing before Node 24. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
