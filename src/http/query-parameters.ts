import { splitList } from '../config/parsers.js';
import { parseHostName } from '../config/parse-host-name.js';
import { COUNTRIES, parseCountry } from '../languages/countries.js';
import { canonicalTag, supportedCodesOf } from '../languages/find-language.js';
import { CATEGORIES } from '../languages/categories.js';
import {
  maxCharacters,
  mustBe,
  Parameter,
  type ParameterRules,
  type ParameterTexts,
  quoteValue,
} from './parameter.js';
import { readMoment } from './read-moment.js';
import {
  COUNTRY_PATTERN,
  CURSOR_PATTERN,
  hostNamesPattern,
  labelsPattern,
  languagePattern,
  languagesPattern,
  listPattern,
  MOMENT_PATTERN,
  textPattern,
} from './value-patterns.js';
import { DAY, HOUR } from '../config/durations.js';

/** The length of each timeframe in seconds; null for unlimited. */
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

/** The length of a timeframe in seconds; null for `anytime`. */
export function secondsOfTimeframe(timeframe: Timeframe): number | null {
  return WINDOWS[timeframe];
}

/** Maximum length of a text parameter, in Unicode code points. */
const MAX_TEXT_LENGTH = 100;
const MAX_HOST_NAMES_LENGTH = 500;

const [MIN_LIMIT, MAX_LIMIT, DEFAULT_LIMIT] = [1, 100, 10];

/** Texts about a parameter, which is required unless `default: null` makes it optional. */
interface Optional extends ParameterTexts {
  default?: null;
}

const isRequired = (options: object): boolean => !('default' in options);
const defaultOf = <T>(options: { default?: T }): { default?: T } =>
  isRequired(options) ? {} : { default: options.default! };

/** Declares a parameter for a free text of 1 to 100 characters. */
export const FreeText = (options: Optional = {}): PropertyDecorator =>
  Parameter<string | null>(
    {
      ...defaultOf(options),
      checks: [maxCharacters(MAX_TEXT_LENGTH)],
      schema: {
        type: 'string',
        ...(isRequired(options) && { minLength: 1 }),
        'x-trimmed-max-length': MAX_TEXT_LENGTH,
        pattern: textPattern(MAX_TEXT_LENGTH, isRequired(options)),
      },
    },
    { description: `Text of 1 to ${MAX_TEXT_LENGTH} characters.`, example: 'harbour bridge', ...options },
  );

/** Declares the search text of `/news`, which may use the query syntax. */
export const SearchText = (options: Optional = {}): PropertyDecorator =>
  FreeText({
    description:
      'Search text. All words are required; `"a phrase"` must occur in that order, `-word` excludes a word, `a OR b` ' +
      'matches either; `NOT word` and `!word` are `-word`, and `AND` between words is ignored. `title:word` must stand in the title, `site:host` selects a publisher, `a NEAR/5 b` are at most 5 ' +
      'words apart (1 to 20), and parentheses group. A text that does not follow this grammar is read as plain words, ' +
      'which `X-Query-Syntax` reports. Its length is counted in Unicode characters after trimming.',
    examples: {
      words: { summary: 'All of these words', value: 'sea wall' },
      phrase: { summary: 'A phrase, and a word that is excluded', value: '"sea wall" -repairs' },
      either: { summary: 'Either of two words', value: 'storm OR flood' },
      grouped: { summary: 'One word in the title, and either of two', value: 'title:storm (wall OR homes)' },
    },
    ...options,
  });

type LanguageOptions = ParameterTexts & { default?: string | null };

/** Declares a parameter for a language code in canonical case. @param alternative parameter that may replace it. */
export const LanguageTag = (
  options: LanguageOptions = {},
  alternative?: ParameterRules<string | null>['alternative'],
): PropertyDecorator => {
  const isTag = /^(?:[a-z]{2,3}|[a-z]{2}-[A-Z]{2})$/;
  return Parameter<string | null>(
    {
      ...(alternative !== undefined && { alternative }),
      ...defaultOf(options),
      read: (text) => canonicalTag(text) ?? text,
      checks: [{ holds: (value) => isTag.test(value as string), message: describeLanguage }],
      schema: { type: 'string', pattern: languagePattern(isRequired(options) && alternative === undefined) },
    },
    {
      description:
        'Language of the articles: `ll`, `lll` or `ll-CC`, in any case. A region prefers sources of that country and ' +
        'excludes none. A well-formed code without translations is treated as English for categories and headlines.',
      examples: {
        british: { summary: 'English, British sources preferred', value: 'en-GB' },
        any: { summary: 'English', value: 'en' },
      },
      ...options,
    },
  );
};

/**
 * Declares `language` in a DTO that has `languages`, too. If only `languages` is sent, `language` is the first of
 * these. One of the two parameters is required, unless `language` has a default.
 */
export const LanguageOrFirst = (options: LanguageOptions = {}): PropertyDecorator =>
  LanguageTag(options, { name: 'languages', valueFor: (text) => readLanguages(text)?.[0] ?? 'en' });

/** The error message for an unsupported code. It names those of the language: `zh` and `zh-TW` for `zh-Hans`. */
function describeLanguage(name: string, value: unknown): string {
  const text = String(value);
  const codes = supportedCodesOf(text).join(' or ');
  const use = codes === '' ? '' : ` Its codes here: ${codes}.`;
  return `${name} must be a language code such as en, fil or en-GB (2-5 characters), not ${quoteValue(text)}.${use}`;
}

const [MIN_LANGUAGES, MAX_LANGUAGES] = [2, 5];

/** Declares `languages`: several language codes in place of `language`, in canonical case; empty if missing. */
export const Languages = (texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<string[]>(
    {
      read: (text) => readLanguages(text) ?? text,
      default: [],
      excludes: ['language'],
      checks: [
        mustBe(
          `${MIN_LANGUAGES} to ${MAX_LANGUAGES} language codes such as en,fr,de, separated by commas`,
          Array.isArray,
        ),
      ],
      schema: { type: 'string', pattern: languagesPattern(MIN_LANGUAGES, MAX_LANGUAGES) },
    },
    {
      description:
        `${MIN_LANGUAGES} to ${MAX_LANGUAGES} language codes instead of \`language\`, comma-separated: one list of the ` +
        'articles of all of them, in one order.',
      example: 'en,fr,de',
      ...texts,
    },
  );

/** Parses a comma-separated list of languages; null if an entry is no language, or their number is not allowed. */
function readLanguages(text: string): string[] | null {
  const languages = splitList(text).map(canonicalTag);
  const isAllowed = languages.length >= MIN_LANGUAGES && languages.length <= MAX_LANGUAGES;
  return isAllowed && !languages.includes(null) ? (languages as string[]) : null;
}

/** Declares a parameter for a country code, which is normalized to upper case, or `all`. */
export function Country(texts: ParameterTexts = {}): PropertyDecorator {
  const countries = new Set(['all', ...Object.keys(COUNTRIES)]);
  return Parameter(
    {
      read: (text) => (text.toLowerCase() === 'all' ? 'all' : (parseCountry(text) ?? text)),
      default: 'all',
      checks: [mustBe('all or a country code such as GB', (value) => countries.has(value as string))],
      schema: { type: 'string', pattern: COUNTRY_PATTERN },
    },
    {
      description:
        'Only articles of sources from this country: ISO 3166-1 alpha-2 in any case (`uk` is read as `GB`), or `all`.',
      example: 'GB',
      ...texts,
    },
  );
}

/** Declares `limit`, the number of results. Only digits are valid, no sign, decimal point or exponent. */
export const Limit = (texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<number>(
    {
      read: (text) => (/^[0-9]{1,15}$/.test(text) ? Number(text) : text),
      default: DEFAULT_LIMIT,
      checks: [
        mustBe(
          `a whole number from ${MIN_LIMIT} to ${MAX_LIMIT}`,
          (value) => typeof value === 'number' && value >= MIN_LIMIT && value <= MAX_LIMIT,
        ),
      ],
      schema: { type: 'integer', minimum: MIN_LIMIT, maximum: MAX_LIMIT },
    },
    { description: 'Maximum number of articles; digits only.', example: 20, ...texts },
  );

/** Declares `timeframe`, one of `TIMEFRAMES`. If its default is null, the handler decides what a missing one means. */
export const WithinTimeframe = (
  defaultTimeframe: Timeframe | null = 'anytime',
  texts: ParameterTexts = {},
): PropertyDecorator =>
  Parameter<string | null>(
    {
      default: defaultTimeframe,
      checks: [oneOf(TIMEFRAMES)],
      schema: { type: 'string', title: 'Timeframe', enum: TIMEFRAMES },
    },
    {
      description: 'Maximum age of an article. Any value other than `anytime` excludes undated articles.',
      example: 'last_24h',
      ...texts,
    },
  );

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY * 1000).toISOString().slice(0, 10);
/** Examples for the API description. They are recent, because a day before the retention period is rejected. */
const [TWO_DAYS_AGO, TODAY, TOMORROW] = [dayAgo(2), dayAgo(0), dayAgo(-1)];

const moment = (read: (text: string) => number | string, texts: ParameterTexts): PropertyDecorator =>
  Parameter<number | null>(
    {
      read,
      default: null,
      checks: [
        mustBe(
          'a date such as 2026-03-31 or a date-time such as 2026-03-31T18:00:00Z, from 1900-01-01 to 2200-12-31',
          (value) => Number.isInteger(value),
        ),
      ],
      schema: { type: 'string', pattern: MOMENT_PATTERN },
    },
    texts,
  );

/** Declares `from`, the beginning of the publication period (ISO 8601), read as Unix seconds; null if missing. */
export const From = (texts: ParameterTexts = {}): PropertyDecorator =>
  moment(readFrom, {
    description:
      'Beginning of the publication period: a date or date-time of ISO 8601, in UTC unless it has an offset. It cannot ' +
      'be combined with a `timeframe` and must not be before the first day of the index. Undated articles are excluded.',
    examples: {
      day: { summary: 'From the first second of a day', value: TWO_DAYS_AGO },
      moment: { summary: 'From a moment on', value: `${TWO_DAYS_AGO}T18:30:00+02:00` },
    },
    ...texts,
  });

/**
 * Declares `to`, the end of the publication period: a date, which is included, or a date-time, which is not. Its value
 * is the first second after the period in Unix seconds; null if missing.
 */
export const To = (texts: ParameterTexts = {}): PropertyDecorator =>
  moment(readTo, {
    description:
      'End of the publication period, in the format of `from` and after it: a date is included, a date-time is ' +
      'excluded. It may be in the future.',
    examples: {
      day: { summary: 'To the last second of a day', value: TODAY },
      moment: { summary: 'Before a moment', value: `${TOMORROW}T06:00:00Z` },
    },
    ...texts,
  });

/** The first second of the period in Unix seconds; an invalid text is returned unchanged. */
function readFrom(text: string): number | string {
  const moment = readMoment(text);
  return moment === null ? text : Math.ceil(moment.ms / 1000);
}

/** Unix seconds at which the period has ended: for a date, the next midnight. An invalid text is returned unchanged. */
function readTo(text: string): number | string {
  const moment = readMoment(text);
  if (moment === null) return text;
  return Math.ceil(moment.ms / 1000) + (moment.isDay ? DAY : 0);
}

/** Declares a parameter for a comma-separated list of the given names; a Set, empty by default. */
export const Fields = <T extends string>(
  names: readonly T[],
  texts: ParameterTexts = {},
): PropertyDecorator =>
  Parameter<ReadonlySet<T>>(
    {
      read: (text) => readFields(text, names),
      default: new Set<T>(),
      checks: [mustBe(`a comma list of ${names.join(', ')}`, (value) => value instanceof Set)],
      schema: { type: 'string', pattern: listPattern(names) },
    },
    {
      description: `Comma-separated list of ${names.join(', ')}.`,
      example: names.slice(0, 2).join(),
      ...texts,
    },
  );

function readFields<T extends string>(text: string, listed: readonly T[]): ReadonlySet<T> | string {
  const names = splitList(text);
  const isKnown = (name: string): name is T => (listed as readonly string[]).includes(name);
  return names.length > 0 && names.every(isKnown) ? new Set(names) : text;
}

/** Declares `cursor`, from the `Link` header of the page before; null if missing. Its content is not checked here. */
export const PageCursor = (maxLength: number, texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<string | null>(
    { default: null, checks: [], schema: { type: 'string', maxLength, pattern: CURSOR_PATTERN } },
    {
      description:
        'Position of a later page. Follow the `Link` of the page before unchanged: a cursor is valid for an hour and only ' +
        'for the same query; only `limit` and `include` may change.',
      ...texts,
    },
  );

/** Declares a parameter for the name of a category, in any case. */
export const CategoryName = (options: Optional = {}): PropertyDecorator =>
  Parameter<string | null>(
    {
      ...defaultOf(options),
      read: (text) => CATEGORIES.find((category) => category === text.toLowerCase()) ?? text,
      checks: [oneOf(CATEGORIES)],
      schema: { type: 'string', title: 'Category', enum: CATEGORIES },
    },
    { description: 'Category, in any case.', example: 'environment', ...options },
  );

/** Declares `topic2`, a second category beside `topic1`. */
export const SecondCategory = (): PropertyDecorator =>
  CategoryName({
    default: null,
    description: 'A second category, in any case, combined with the first.',
    example: 'science',
  });

/** Declares a parameter for one of some values, the first by default. @param name of the type in generated clients. */
export const Choice = (
  values: readonly [string, ...string[]],
  name: string,
  texts: ParameterTexts = {},
): PropertyDecorator =>
  Parameter<string>(
    { default: values[0], checks: [oneOf(values)], schema: { type: 'string', title: name, enum: values } },
    { description: 'One of the values.', example: values.at(-1)!, ...texts },
  );

/** Declares a parameter for `true`, `false`, `1` or `0` in any case; false by default. */
export const Flag = (texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<boolean>(
    {
      read: (text) => FLAGS.get(text.toLowerCase()) ?? text,
      default: false,
      checks: [mustBe('true, false, 1 or 0', (value) => typeof value === 'boolean')],
      schema: { type: 'boolean' },
    },
    { description: '`true`, `false`, `1` or `0`, in any case.', example: true, ...texts },
  );

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Declares a parameter for comma-separated host names, at most 500 characters in total; empty by default. */
export const HostNames = (texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<string[]>(
    {
      read: readHostNames,
      default: [],
      checks: [maxCharacters(MAX_HOST_NAMES_LENGTH), { holds: Array.isArray, message: describeHostNames }],
      schema: {
        type: 'string',
        'x-trimmed-max-length': MAX_HOST_NAMES_LENGTH,
        pattern: hostNamesPattern(MAX_HOST_NAMES_LENGTH),
      },
    },
    {
      description:
        'Host names, comma-separated, in any case; `www.`, `m.` and `amp.` are ignored, internationalised names are accepted in ' +
        'Unicode or Punycode. A name also matches its subdomains.',
      example: 'northmere-courier.example,coral-bay-post.example',
      ...texts,
    },
  );

const MAX_LABELS_LENGTH = 1_000;

/** Declares a parameter for comma-separated labels of sources; empty by default. */
export const Labels = (texts: ParameterTexts = {}): PropertyDecorator =>
  Parameter<string[]>(
    {
      read: (text) => {
        const labels = splitList(text);
        return labels.length === 0 || [...text].length > MAX_LABELS_LENGTH ? text : labels;
      },
      default: [],
      checks: [
        maxCharacters(MAX_LABELS_LENGTH),
        mustBe('labels, separated by commas', (value) => Array.isArray(value)),
      ],
      schema: {
        type: 'string',
        'x-trimmed-max-length': MAX_LABELS_LENGTH,
        pattern: labelsPattern(MAX_LABELS_LENGTH),
      },
    },
    { description: 'Labels of sources, comma-separated, in any case.', example: 'public,paywall', ...texts },
  );

function readHostNames(text: string): string[] | string {
  if ([...text].length > MAX_HOST_NAMES_LENGTH) return text;
  const names = splitList(text).map(parseHostName);
  return names.length === 0 || names.includes(null) ? text : (names as string[]);
}

/** The error message for a list of host names; it quotes only the invalid ones. */
function describeHostNames(name: string, value: unknown): string {
  const invalid = splitList(String(value)).filter((entry) => parseHostName(entry) === null);
  const listed = invalid.map(quoteValue).join(', ') || 'nothing';
  return `${name} must be host names such as bbc.co.uk, separated by commas, not ${listed}.`;
}

const oneOf = (values: readonly string[]) =>
  mustBe(`one of ${values.join(', ')}`, (value) => values.includes(value as string));
