/**
 * Removes members of a message's `params` that are null, and `params` itself if it is null, because some clients send
 * null for a missing member.
 */
export function messageWithoutNulls(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('params' in message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  if (typeof params !== 'object' || Array.isArray(params)) return message;
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return { ...message, params: Object.fromEntries(given) };
}
