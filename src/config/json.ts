/** The value of a JSON text, which may begin with a byte-order mark. @throws Error that repeats none of the text */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error('it is not JSON');
  }
}

/** Whether a value of JSON is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
