import { canonicalTag } from '../../languages/canonical-tag.js';
import { parseCountry } from '../../languages/parse-country.js';
import { TOPICS } from '../../languages/topics.js';
import { Parameter } from './parameter.js';
import { quote, readFlag, readHostNames, readInteger, readOneOf, readText } from './readers.js';
import { TIMEFRAMES } from './timeframe.js';

/** Free text of 1-100 characters; required. */
export const FreeText = (): PropertyDecorator => Parameter({ read: readText(100) });

/** A language code, answered in canonical case; required unless a default is given. */
export function LanguageTag(options: { default?: string } = {}): PropertyDecorator {
  return Parameter({
    read: (text) => {
      const tag = canonicalTag(text);
      if (tag === null) {
        throw new Error(
          `must be a language code such as en, fil or en-GB (2-5 characters), not ${quote(text)}`,
        );
      }
      return tag;
    },
    ...options,
  });
}

/** `all` or a country code in upper case. */
export function Country(): PropertyDecorator {
  return Parameter({
    read: (text) => {
      const country = text.toLowerCase() === 'all' ? 'all' : parseCountry(text);
      if (country === null) throw new Error(`must be all or a country code such as GB, not ${quote(text)}`);
      return country;
    },
    default: 'all',
  });
}

/** How many articles: 1-100, 10 unless said otherwise. */
export const Limit = (): PropertyDecorator => Parameter({ read: readInteger(1, 100), default: 10 });

/** One of the timeframes, exactly as listed; `anytime` unless said otherwise. */
export const WithinTimeframe = (): PropertyDecorator =>
  Parameter({ read: readOneOf(TIMEFRAMES), default: 'anytime' });

/** A category in any case. */
export const Category = (presence: 'required' | 'optional'): PropertyDecorator =>
  Parameter({ read: readOneOf(TOPICS, true), ...(presence === 'optional' && { default: null }) });

/** Exactly one of the values; the first is the default. */
export const Choice = (values: readonly [string, ...string[]]): PropertyDecorator =>
  Parameter({ read: readOneOf(values), default: values[0] });

/** `true`, `false`, `1` or `0` in any case; false unless said otherwise. */
export const Flag = (): PropertyDecorator => Parameter({ read: readFlag, default: false });

/** Comma-separated host names, at most 500 characters together; none unless said otherwise. */
export const HostNames = (): PropertyDecorator => Parameter({ read: readHostNames(500), default: [] });
