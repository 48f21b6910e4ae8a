import type { LiveAccess } from '../../config/live-sources.js';
import type { Settings } from '../../config/settings.js';
import { openOutbound } from '../../outbound/open-outbound.js';
import type { LiveSource } from './live-source.js';
import { type LiveFinds, LiveProvider } from './live.provider.js';

/** The operator's own address may be any; nothing else is reached with it. */
const ANY_ADDRESS = ['0.0.0.0/0', '::/0'];
/** An answer of a hundred articles has some hundred kilobytes. */
const WIRE_BYTES = 4 * 1024 * 1024;
const BODY_BYTES = 8 * 1024 * 1024;
const CONNECT_MS = 5_000;

/** A live source as a provider, with a connection of its own to the world. */
export async function openLiveProvider(
  source: LiveSource,
  access: LiveAccess,
  { ingestion, processes }: Pick<Settings, 'ingestion' | 'processes'>,
  finds?: LiveFinds,
): Promise<LiveProvider> {
  const { timeoutMs } = source.capabilities;
  const outbound = openOutbound({
    userAgent: ingestion.userAgent,
    allow: access.isOwn ? ANY_ADDRESS : [],
    limits: {
      connectMs: Math.min(CONNECT_MS, 0.5 * timeoutMs),
      headersMs: 0.8 * timeoutMs,
      totalMs: timeoutMs,
      wireBytes: WIRE_BYTES,
      bodyBytes: BODY_BYTES,
    },
  });
  return new LiveProvider(source, access, outbound, processes, finds);
}
