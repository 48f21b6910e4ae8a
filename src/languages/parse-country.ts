import { COUNTRIES } from './countries.js';

/** A country code in upper case, from any case; `uk` means `GB`. Null when there is no such country. */
export function parseCountry(value: string): string | null {
  if (!/^[a-z]{2}$/i.test(value)) return null;
  const code = value.toUpperCase();
  if (code === 'UK') return 'GB';
  return Object.hasOwn(COUNTRIES, code) ? code : null;
}
