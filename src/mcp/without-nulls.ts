/**
 * A message without `params: null`, and without parameters that are null, such as `arguments` of a tool call: clients
 * send null for members that they omit.
 */
export function messageWithoutNulls(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('params' in message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  if (typeof params !== 'object' || Array.isArray(params)) return message;
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return { ...message, params: Object.fromEntries(given) };
}
