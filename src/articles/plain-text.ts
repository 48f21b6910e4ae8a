const CONTROL_CHARACTERS = /[\p{Cc}\s]+/gu;

/**
 * The form of every text in a response: well-formed Unicode (a lone surrogate becomes U+FFFD), without C0 and C1 control
 * characters, white space collapsed and trimmed.
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
}
