import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInstance,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  NotEquals,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { parseHostName } from '../config/parse-host-name.js';
import { COUNTRIES, parseCountry } from '../languages/countries.js';
import { canonicalTag } from '../languages/find-language.js';
import { TOPICS } from '../languages/topics.js';
import { readMoment } from './read-moment.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How far back each timeframe reaches, in seconds; null is as far as there is. */
const WINDOWS = {
  last_1h: HOUR,
  last_24h: DAY,
  last_48h: 2 * DAY,
  last_7d: 7 * DAY,
  last_30d: 30 * DAY,
  anytime: null,
} as const;

export type Timeframe = keyof typeof WINDOWS;

export const TIMEFRAMES = Object.keys(WINDOWS) as Timeframe[];

/** The length of a timeframe in seconds, null for `anytime`. */
export function windowOf(timeframe: Timeframe): number | null {
  return WINDOWS[timeframe];
}

/** Bounds that the description of the API states, too. Lengths in Unicode code points. */
export const TEXT_LENGTH = 100;
export const HOST_NAMES_LENGTH = 500;
export const ARTICLES = { fewest: 1, most: 100, usual: 10 };

/** Free text of 1-100 characters. */
export const FreeText = (presence: 'required' | 'optional' = 'required'): PropertyDecorator =>
  Parameter(presence === 'optional' ? { default: null } : {}, MaxCharacters(TEXT_LENGTH));

/** A language code, answered in canonical case; required unless a default is given. */
export const LanguageTag = (options: { default?: string | null } = {}): PropertyDecorator =>
  Parameter(
    { read: (text) => canonicalTag(text) ?? text, ...options },
    Matches(
      /^(?:[a-z]{2,3}|[a-z]{2}-[A-Z]{2})$/,
      mustBe('a language code such as en, fil or en-GB (2-5 characters)'),
    ),
  );

/** `all` or a country code in upper case. */
export const Country = (): PropertyDecorator =>
  Parameter(
    {
      read: (text) => (text.toLowerCase() === 'all' ? 'all' : (parseCountry(text) ?? text)),
      default: 'all',
    },
    IsIn(['all', ...Object.keys(COUNTRIES)], mustBe('all or a country code such as GB')),
  );

/** How many articles, in digits only: a sign, a point or an exponent is more often a mistake than meant. */
export function Limit(): PropertyDecorator {
  const { fewest, most, usual } = ARTICLES;
  const fault = mustBe(`a whole number from ${fewest} to ${most}`);
  const read = (text: string): number | string => (/^[0-9]{1,15}$/.test(text) ? Number(text) : text);
  return Parameter({ read, default: usual }, Min(fewest, fault), Max(most, fault));
}

/** One of the timeframes, exactly as listed. */
export const WithinTimeframe = (usual: Timeframe = 'anytime'): PropertyDecorator =>
  Parameter({ default: usual }, IsIn(TIMEFRAMES, mustBeOneOf(TIMEFRAMES)));

/** When the period begins that articles are from: a date or date-time of ISO 8601; Unix seconds, null when left out. */
export const From = (): PropertyDecorator => Parameter({ read: readFrom, default: null }, IsInt(aMoment()));

/** When it ends: a date is in it, a date-time is not. Unix seconds of the first second behind it. */
export const To = (): PropertyDecorator => Parameter({ read: readTo, default: null }, IsInt(aMoment()));

/** The first second of a period, in Unix seconds; the text where it is no moment. */
function readFrom(text: string): number | string {
  const moment = readMoment(text);
  return moment === null ? text : Math.ceil(moment.ms / 1000);
}

/** The first second behind a period, in Unix seconds: behind the whole day where it is a date. */
function readTo(text: string): number | string {
  const moment = readMoment(text);
  if (moment === null) return text;
  return Math.ceil(moment.ms / 1000) + (moment.isDay ? DAY : 0);
}

/** A comma list of fields, each one of those listed; a set, empty unless said otherwise. */
export const Fields = <T extends string>(listed: readonly T[]): PropertyDecorator =>
  Parameter(
    { read: (text) => readFields(text, listed), default: new Set<T>() },
    IsInstance(Set, mustBe(`a comma list of ${listed.join(', ')}`)),
  );

function readFields<T extends string>(text: string, listed: readonly T[]): ReadonlySet<T> | string {
  const names = entriesOf(text);
  const isKnown = (name: string): name is T => (listed as readonly string[]).includes(name);
  return names.length > 0 && names.every(isKnown) ? new Set(names) : text;
}

/** What a `Link` to the next page holds; null without. Whether it is one is told where it is read. */
export const PageCursor = (): PropertyDecorator => Parameter({ default: null });

/** A category in any case. */
export const Category = (presence: 'required' | 'optional'): PropertyDecorator =>
  Parameter(
    {
      read: (text) => TOPICS.find((topic) => topic === text.toLowerCase()) ?? text,
      ...(presence === 'optional' && { default: null }),
    },
    IsIn(TOPICS, mustBeOneOf(TOPICS)),
  );

/** Exactly one of the values; the first is the default. */
export const Choice = (values: readonly [string, ...string[]]): PropertyDecorator =>
  Parameter({ default: values[0] }, IsIn(values, mustBeOneOf(values)));

/** `true`, `false`, `1` or `0` in any case; false unless said otherwise. */
export const Flag = (): PropertyDecorator =>
  Parameter(
    { read: (text) => FLAGS.get(text.toLowerCase()) ?? text, default: false },
    IsBoolean(mustBe('true, false, 1 or 0')),
  );

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Comma-separated host names, at most 500 characters together; none unless said otherwise. */
export const HostNames = (): PropertyDecorator =>
  Parameter(
    { read: readHostNames, default: [] },
    MaxCharacters(HOST_NAMES_LENGTH),
    IsArray({
      message: ({ property, value }) => {
        const refused = entriesOf(String(value)).filter((entry) => parseHostName(entry) === null);
        const named = refused.map(quote).join(', ') || 'nothing';
        return `${property} must be host names such as bbc.co.uk, separated by commas, not ${named}.`;
      },
    }),
  );

function readHostNames(text: string): string[] | string {
  if ([...text].length > HOST_NAMES_LENGTH) return text;
  const names = entriesOf(text).map(parseHostName);
  return names.length === 0 || names.includes(null) ? text : (names as string[]);
}

/** An empty entry, as after a final comma, is overlooked. */
function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const aMoment = (): ValidationOptions =>
  mustBe(
    'a date such as 2026-03-31 or a date-time such as 2026-03-31T18:00:00Z, from 1900-01-01 to 2200-12-31',
  );

const mustBeOneOf = (values: readonly string[]) => mustBe(`one of ${values.join(', ')}`);

/** Stands in the place of a parameter that was sent more than once. */
const REPEATED = Symbol('repeated');

interface ParameterRules<T> {
  /** The value of a trimmed text that is not empty; what cannot be read stays as it is, for the checks to refuse. */
  read?(text: string): T | string;
  /** Used when the parameter is missing; without it, missing is a fault. */
  default?: T;
}

/** What holds for every query parameter of a DTO, and the checks of this one, in the order in which faults are reported. */
function Parameter<T>(rules: ParameterRules<T>, ...checks: PropertyDecorator[]): PropertyDecorator {
  return applyDecorators(
    Expose(),
    Transform(({ value }) => valueOf(value, rules)),
    declared((sent) => valueOf(sent, rules)),
    'default' in rules ? IsOptional() : IsDefined({ message: '$property is required.' }),
    NotEquals(REPEATED, { message: '$property is given more than once; give it once.' }),
    TextThat('hasNoControls', hasNoControls, { message: '$property must not contain control characters.' }),
    TextThat('isWellFormed', isWellFormed, {
      message: '$property must be percent-encoded as UTF-8, such as %C3%BC for ü.',
    }),
    ...checks,
  );
}

/** What a parameter's text, or its absence, is read as. */
export type ReadParameter = (sent: unknown) => unknown;

const readers = new WeakMap<object, Map<string, ReadParameter>>();

const declared =
  (read: ReadParameter): PropertyDecorator =>
  (prototype, name) => {
    if (!readers.has(prototype)) readers.set(prototype, new Map());
    readers.get(prototype)!.set(String(name), read);
  };

/** How a parameter of a DTO is read; class-transformer is told the same. */
export function readerOf(prototype: object | null, property: string): ReadParameter | undefined {
  if (prototype === null) return undefined;
  return readers.get(prototype)?.get(property) ?? readerOf(Object.getPrototypeOf(prototype), property);
}

/** At most `most` Unicode code points; `MaxLength` leaves out variation selectors. */
const MaxCharacters = (most: number): PropertyDecorator =>
  TextThat('maxCharacters', (text) => text.length <= most || lengthOf(text) <= most, {
    message: ({ property, value }) =>
      `${property} must have at most ${most} characters, not ${lengthOf(String(value))}.`,
  });

/** The sentence of a fault, with the caller's own words at its end. */
const mustBe = (what: string): ValidationOptions => ({
  message: ({ property, value }) => `${property} must be ${what}, not ${quote(String(value))}.`,
});

/**
 * The caller's own words, cut where they grow long. class-validator fills in `$value` and its like wherever they
 * stand in a message: a character that no text has keeps those of the caller as they are, until `unquote`.
 */
function quote(text: string): string {
  const shown = lengthOf(text) > 60 ? `"${[...text].slice(0, 60).join('')}…"` : `"${text}"`;
  return shown.replaceAll('$', '$\0');
}

export const unquote = (message: string): string => message.replaceAll('\0', '');

function valueOf<T>(sent: unknown, rules: ParameterRules<T>): T | string | typeof REPEATED | undefined {
  if (Array.isArray(sent)) return REPEATED;
  const text = typeof sent === 'string' ? trim(sent) : '';
  if (text === '') return rules.default;
  return rules.read !== undefined && hasNoControls(text) && isWellFormed(text) ? rules.read(text) : text;
}

/** A check of what is still text: what was read from it has other checks. */
function TextThat(
  name: string,
  holds: (text: string) => boolean,
  options: ValidationOptions,
): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value !== 'string' || holds(value);
  return ValidateBy({ name, validator: { validate } }, options);
}

const hasNoControls = (text: string): boolean => !/\p{Cc}/u.test(text);

/** Not by looking for NOT_UTF8 itself, which is also the second half of whole characters such as 💀. */
const isWellFormed = (text: string): boolean => text.isWellFormed();

/** Length in Unicode code points: about what a person would count. */
const lengthOf = (text: string): number => [...text].length;

/** Removes Unicode white space at both ends, in linear time whatever stands between. */
function trim(text: string): string {
  const space = /\p{White_Space}/u;
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text[start]!)) start++;
  while (end > start && space.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}
