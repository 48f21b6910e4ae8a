/** Parses JSON, with or without a byte-order mark. @throws Error that repeats no part of the text: it may be secret */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error('it is not JSON');
  }
}

/** Whether a JSON value is an object, neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
