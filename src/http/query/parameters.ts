import { IsArray, IsBoolean, IsIn, Matches, Max, Min } from 'class-validator';
import { parseHostName } from '../../config/parse-host-name.js';
import { canonicalTag } from '../../languages/find-language.js';
import { COUNTRIES, parseCountry } from '../../languages/countries.js';
import { TOPICS } from '../../languages/topics.js';
import { MaxCharacters, mustBe, Parameter, quote } from './parameter.js';
import { TIMEFRAMES } from './timeframe.js';

/** Bounds that the description of the API states, too. Lengths in Unicode code points. */
export const TEXT_LENGTH = 100;
export const HOST_NAMES_LENGTH = 500;
export const ARTICLES = { fewest: 1, most: 100, usual: 10 };

/** Free text of 1-100 characters; required. */
export const FreeText = (): PropertyDecorator => Parameter({}, MaxCharacters(TEXT_LENGTH));

/** A language code, answered in canonical case; required unless a default is given. */
export const LanguageTag = (options: { default?: string } = {}): PropertyDecorator =>
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

/** How many articles, in digits only: a sign, a point or an exponent is more often a mistake than a wish. */
export function Limit(): PropertyDecorator {
  const { fewest, most, usual } = ARTICLES;
  const fault = mustBe(`a whole number from ${fewest} to ${most}`);
  const read = (text: string): number | string => (/^[0-9]{1,15}$/.test(text) ? Number(text) : text);
  return Parameter({ read, default: usual }, Min(fewest, fault), Max(most, fault));
}

/** One of the timeframes, exactly as listed; `anytime` unless said otherwise. */
export const WithinTimeframe = (): PropertyDecorator =>
  Parameter({ default: 'anytime' }, IsIn(TIMEFRAMES, mustBeOneOf(TIMEFRAMES)));

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

const mustBeOneOf = (values: readonly string[]) => mustBe(`one of ${values.join(', ')}`);
