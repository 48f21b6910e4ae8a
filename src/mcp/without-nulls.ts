/** Removes null `params`, and null members of `params`, which some clients send for missing ones. */
export function messageWithoutNulls(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('params' in message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  if (typeof params !== 'object' || Array.isArray(params)) return message;
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return { ...message, params: Object.fromEntries(given) };
}
