import { ZONES } from './zones.js';

/**
 * Minutes east of UTC named by what follows a time: `Z`, `+02:00`, `+2`, `GMT+0530`, `EST`, `-0500 (EST)`.
 * Null when it names none, or one that nobody knows.
 */
export function readZone(text: string): number | null {
  const numeric = /^\s*(?:\(?(?:gmt|utc|ut|z)\s*)?([+-])\s*(\d{1,2}):?(\d{2})?(?!\d)/.exec(text);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes > 14 * 60 || Number(numeric[3] ?? 0) > 59) return null;
    return numeric[1] === '-' ? -minutes : minutes;
  }
  const name = /^\s*\(?([a-z]{1,5})\b/.exec(text)?.[1];
  const hours = name === undefined ? undefined : ZONES[name];
  return hours === undefined ? null : hours * 60;
}
