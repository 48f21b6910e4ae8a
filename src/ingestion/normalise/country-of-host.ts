import { parseCountry } from '../../languages/parse-country.js';

/** Country codes that sites of the whole world take as their address. */
const SOLD_TO_ANYBODY: ReadonlySet<string> = new Set(
  'ac ag ai am as bz cc cd co cx dj fm gg gl im io la li ly me ms mu nu pw re sc sh so st tk to tv vc vg vu ws'.split(
    ' ',
  ),
);

/** The country in whose domain a host stands; null for international domains. */
export function countryOfHost(host: string): string | null {
  const last = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return last.length === 2 && !SOLD_TO_ANYBODY.has(last) ? parseCountry(last) : null;
}
