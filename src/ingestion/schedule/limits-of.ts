import type { BlockList } from 'node:net';
import { holds } from '../../outbound/address-list.js';
import { OWN_HOST_LIMITS, POLLING_LIMITS, type PollingLimits } from './polling-limits.js';

/** The limits that hold for a host (`URL.host`: with its port, IPv6 in brackets). */
export type LimitsOf = (host: string) => PollingLimits;

/**
 * The limits host by host: those of a stranger, unless the host is an address, or `localhost`, that the operator
 * has allowed. A name that merely leads there stays a stranger's: whoever owns the name may change that.
 */
export function limitsOf(allowed: BlockList, changes: Partial<PollingLimits> = {}): LimitsOf {
  const strangers = { ...POLLING_LIMITS, ...changes };
  const own = { ...POLLING_LIMITS, ...OWN_HOST_LIMITS, ...changes };
  return (host) => (isAllowed(allowed, host) ? own : strangers);
}

function isAllowed(allowed: BlockList, host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' ? holds(allowed, '127.0.0.1') || holds(allowed, '::1') : holds(allowed, name);
}
