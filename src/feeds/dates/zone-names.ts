import { normalizeDate } from './normalize-date.js';
import { ZONE_ABBREVIATION_OFFSETS } from './zones.js';

/** IANA zones by the word before "Time", "Standard Time" or "Daylight Time". */
const PLACES: Readonly<Record<string, string>> = {
  pacific: 'America/Los_Angeles',
  mountain: 'America/Denver',
  central: 'America/Chicago',
  eastern: 'America/New_York',
  atlantic: 'America/Halifax',
  newfoundland: 'America/St_Johns',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  brasilia: 'America/Sao_Paulo',
  argentina: 'America/Argentina/Buenos_Aires',
  colombia: 'America/Bogota',
  peru: 'America/Lima',
  'greenwich mean': 'Etc/GMT',
  'coordinated universal': 'Etc/UTC',
  universal: 'Etc/UTC',
  british: 'Europe/London',
  london: 'Europe/London',
  irish: 'Europe/Dublin',
  'western european': 'Europe/Lisbon',
  'central european': 'Europe/Berlin',
  'central europe': 'Europe/Berlin',
  'w. europe': 'Europe/Berlin',
  romance: 'Europe/Paris',
  'eastern european': 'Europe/Kiev',
  moscow: 'Europe/Moscow',
  russian: 'Europe/Moscow',
  turkey: 'Europe/Istanbul',
  israel: 'Asia/Jerusalem',
  arabian: 'Asia/Riyadh',
  arab: 'Asia/Riyadh',
  gulf: 'Asia/Dubai',
  iran: 'Asia/Tehran',
  pakistan: 'Asia/Karachi',
  india: 'Asia/Kolkata',
  indian: 'Asia/Kolkata',
  nepal: 'Asia/Kathmandu',
  bangladesh: 'Asia/Dhaka',
  indochina: 'Asia/Bangkok',
  'western indonesia': 'Asia/Jakarta',
  china: 'Asia/Shanghai',
  beijing: 'Asia/Shanghai',
  'hong kong': 'Asia/Hong_Kong',
  singapore: 'Asia/Singapore',
  malaysia: 'Asia/Kuala_Lumpur',
  philippine: 'Asia/Manila',
  japan: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  korean: 'Asia/Seoul',
  'australian western': 'Australia/Perth',
  'australian central': 'Australia/Adelaide',
  'australian eastern': 'Australia/Sydney',
  'new zealand': 'Pacific/Auckland',
  'south africa': 'Africa/Johannesburg',
  'east africa': 'Africa/Nairobi',
  'west africa': 'Africa/Lagos',
  'central africa': 'Africa/Maputo',
};

/** IANA zones by their full names in texts (`heure de paris`) and by zone names without a slash (`est5edt`). */
const NAMES: Readonly<Record<string, string>> = {
  pst8pdt: 'America/Los_Angeles',
  mst7mdt: 'America/Denver',
  cst6cdt: 'America/Chicago',
  est5edt: 'America/New_York',
  [normalizeDate('Mitteleuropäische Zeit')]: 'Europe/Berlin',
  [normalizeDate('Mitteleuropäische Sommerzeit')]: 'Europe/Berlin',
  'heure de paris': 'Europe/Paris',
  'hora peninsular': 'Europe/Madrid',
  мск: 'Europe/Moscow',
  'по московскому времени': 'Europe/Moscow',
  北京时间: 'Asia/Shanghai',
  北京時間: 'Asia/Shanghai',
  日本時間: 'Asia/Tokyo',
  [normalizeDate('한국시간')]: 'Asia/Seoul',
};

const alternatives = (names: Readonly<Record<string, string>>): string =>
  Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');

const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(${alternatives(PLACES)})(?: (?:standard|daylight|summer|winter))? time|(${alternatives(NAMES)}))(?![\\p{L}]*[a-z])`,
  'u',
);

const MAY_BE_NAMED = new RegExp(`time|zeit|[a-z]\\d[a-z]|ora locale|heure|hora|${alternatives(NAMES)}`);

/** A time with a zone that no table contains: `20:00 local time`, `20:00 ABC4DEF`. */
const UNKNOWN_ZONE =
  /\d:\d\d(?::\d\d)?\s*(?:uhr\s*)?\(?(?:(?:[\p{L}.-]+ ){1,3}?time\b|(?:\p{L}+ )?(?:ortszeit|heure locale|hora local|ora locale)|[a-z]{3,4}-?\d{1,2}[a-z]{3,4})/u;

interface SplitDate {
  clocks: string;
  /** IANA name of the zone; `''` if the date has no name of a zone. */
  zone: string;
}

/** Separates the name of a zone from a normalised date; null if the date names an unknown zone. */
export function separateZoneName(date: string): SplitDate | null {
  if (!MAY_BE_NAMED.test(date)) return { clocks: date, zone: '' };
  const named = NAMED.exec(date);
  if (named === null) return UNKNOWN_ZONE.test(date) ? null : { clocks: date, zone: '' };
  const clocks = `${date.slice(0, named.index)} ${date.slice(named.index + named[0].length)}`
    .replace(/\(\s*\)/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { clocks, zone: PLACES[named[1] ?? ''] ?? NAMES[named[2] ?? ''] ?? '' };
}

/** Capital letters directly after a time, which may abbreviate a zone: `20:00 EST`. */
const CAPITALS = /\d:\d\d(?::\d\d)?(?:\.\d+)?\s*\(?([A-Z]{3,5})(?![\p{L}\d/+:-])(?! ?\d{1,2}:?\d\d)/u;

const NO_ZONE = /^(?:hrs|uhr|hora|horas|heure|mon|tue|wed|thu|fri|sat|sun|ptg|noon|time)$/;

/** Whether a date, before it is normalised, contains an abbreviation of a zone that no table has. */
export function hasUnknownZoneAbbreviation(text: string, isMonth: (word: string) => boolean): boolean {
  const word = CAPITALS.exec(text)?.[1]?.toLowerCase();
  return (
    word !== undefined &&
    ZONE_ABBREVIATION_OFFSETS[word] === undefined &&
    !NO_ZONE.test(word) &&
    !isMonth(word)
  );
}
