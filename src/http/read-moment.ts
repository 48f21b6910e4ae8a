/** Matches a date, or a date and time with an optional offset. Its `+` may be a space: query strings decode it so. */
const MOMENT =
  /^(?<date>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[Tt](?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?:[Zz]|(?<offset>[+\- ](?:[01]\d|2[0-3]):?[0-5]\d))?)?$/;

/** The first and last valid time, in Unix milliseconds. */
const [EARLIEST, LATEST] = [Date.parse('1900-01-01T00:00:00Z'), Date.parse('2200-12-31T23:59:59.999Z')];

/** Parses an ISO 8601 date or time, in UTC without an offset, to Unix milliseconds; null unless from 1900 to 2200. */
export function readMoment(text: string): { ms: number; isDay: boolean } | null {
  const { date, time, offset } = MOMENT.exec(text)?.groups ?? {};
  if (date === undefined) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // 31 June is read as 1 July.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(date.slice(8))) return null;
  const isDay = time === undefined;
  const local = isDay ? midnight : Date.parse(`${date}T${time}Z`);
  const [, sign, hours, minutes] = /^(.)(\d\d):?(\d\d)$/.exec(offset ?? '+0000')!;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const ms = local - ahead;
  return ms < EARLIEST || ms > LATEST ? null : { ms, isDay };
}
