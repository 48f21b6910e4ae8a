/** What a hub says in the query of its `GET` (WebSub, sections 5.2 and 5.3). */
export interface Callback {
  mode: 'subscribe' | 'unsubscribe' | 'denied';
  topic: string;
  /** To be sent back; empty with `denied`. */
  challenge: string;
  /** Seconds; null when missing or unreadable. */
  leaseSeconds: number | null;
  /** Why it denies; may be empty. */
  reason: string;
}

/** @returns null for what no hub would say. */
export function readCallback(query: Record<string, unknown>): Callback | null {
  const read = (name: string): string => {
    const value = query[`hub.${name}`];
    return typeof value === 'string' ? value : '';
  };
  const mode = read('mode').toLowerCase();
  const [topic, challenge, lease] = [read('topic'), read('challenge'), read('lease_seconds')];
  const isKnown = mode === 'subscribe' || mode === 'unsubscribe' || mode === 'denied';
  if (!isKnown || topic === '' || (mode !== 'denied' && challenge === '')) return null;
  const leaseSeconds = /^[1-9]\d{0,9}$/.test(lease) ? Number(lease) : null;
  return { mode, topic, challenge: mode === 'denied' ? '' : challenge, leaseSeconds, reason: read('reason') };
}
