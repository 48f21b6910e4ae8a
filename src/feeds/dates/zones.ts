/**
 * Offsets of zone abbreviations in feeds, in hours east of UTC. If several countries use an abbreviation, the one whose
 * publishers write it in feeds counts (IST India, CST and EST America, BST Britain), except for those in
 * `LOCAL_ZONE_ABBREVIATIONS`. UT, GMT and the North American ones are of RFC 822. That standard's one-letter zones are
 * left out, because they are unreliable (RFC 5322).
 */
export const ZONE_ABBREVIATION_OFFSETS: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  met: 1,
  mez: 1,
  cest: 2,
  mest: 2,
  mesz: 2,
  cat: 2,
  wat: 1,
  sast: 2,
  eet: 2,
  eest: 3,
  eat: 3,
  msk: 3,
  msd: 4,
  trt: 3,
  ast: -4,
  adt: -3,
  nst: -3.5,
  ndt: -2.5,
  est: -5,
  edt: -4,
  et: -5,
  cst: -6,
  cdt: -5,
  ct: -6,
  mst: -7,
  mdt: -6,
  mt: -7,
  pst: -8,
  pdt: -7,
  pt: -8,
  akst: -9,
  akdt: -8,
  hst: -10,
  hdt: -9,
  brt: -3,
  brst: -2,
  art: -3,
  clt: -4,
  clst: -3,
  cot: -5,
  pet: -5,
  vet: -4,
  gst: 4,
  irst: 3.5,
  irdt: 4.5,
  idt: 3,
  pkt: 5,
  uzt: 5,
  ist: 5.5,
  npt: 5.75,
  almt: 5,
  ict: 7,
  wib: 7,
  wita: 8,
  wit: 9,
  sgt: 8,
  hkt: 8,
  pht: 8,
  myt: 8,
  awst: 8,
  kst: 9,
  jst: 9,
  acst: 9.5,
  acdt: 10.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzt: 12,
  nzdt: 13,
};

/** By IANA time zone of the publisher: the abbreviations that mean this zone there, in a normalized date. */
export const LOCAL_ZONE_ABBREVIATIONS: Readonly<Record<string, RegExp>> = {
  'Asia/Shanghai': / cst\b/,
  'Asia/Taipei': / cst\b/,
  'America/Havana': / c[sd]t\b/,
  'Asia/Jerusalem': / ist\b/,
  'Europe/Dublin': / ist\b/,
  'Asia/Dhaka': / bst\b/,
  'Asia/Riyadh': / ast\b/,
  'Asia/Baghdad': / ast\b/,
  'Asia/Manila': / pst\b/,
  'Australia/Sydney': / e[sd]t\b/,
};

/** For countries with several time zones, the one of most national publishers; also for Kosovo, which CLDR lacks. */
const ZONE_OF_THE_PRESS: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  XK: 'Europe/Belgrade',
};

const known = new Map<string, string | null>();

/** The IANA zone of dates without a zone, by the publisher's country (ISO 3166-1); null for an unknown one. */
export function timeZoneOfCountry(country: string): string | null {
  let zone = known.get(country);
  if (zone === undefined) known.set(country, (zone = ZONE_OF_THE_PRESS[country] ?? onlyZone(country)));
  return zone;
}

/**
 * The first time zone of a country; null for an unknown country. Countries whose zones show different times are in
 * `ZONE_OF_THE_PRESS`. In Node 20, the time zones are a property instead of a method.
 */
function onlyZone(country: string): string | null {
  const region: Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return (region.getTimeZones?.() ?? region.timeZones)?.[0] ?? null;
}
