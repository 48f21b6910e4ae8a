import { COUNTRY_ZONES } from './country-zones.js';
import type { Source } from './source.js';

/** IANA name of the zone that a source means by a time without one; null where its country is unknown. */
export function zoneOf({ country }: Source): string | null {
  return country === null ? null : (COUNTRY_ZONES[country] ?? null);
}
