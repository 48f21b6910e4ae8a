import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Texts of a parameter in the API description. */
export interface ParameterTexts {
  description?: string;
  /** An example, instead of `examples`. */
  example?: string | number | boolean;
  /** Examples by name; the first one is used in the sample call of the operation. */
  examples?: Record<string, { summary?: string; value: unknown }>;
}

/** The keywords of JSON Schema that parameters use. */
interface ParameterSchema {
  type: 'string' | 'integer' | 'boolean';
  /** Name of a shared schema in `components`, for which generated clients make a type. */
  title?: string;
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** The maximum length after trimming; `maxLength` would also count the white space at both ends. */
  'x-trimmed-max-length'?: number;
}

export interface ParameterCheck {
  holds(value: unknown): boolean;
  message(name: string, value: unknown): string;
}

export interface ParameterRules<T> {
  /** Parses a trimmed text that is not empty; returns the text itself where it is invalid, for `checks` to reject. */
  read?(text: string): T | string;
  /** The value of a missing parameter; without this property the parameter is required. */
  default?: T;
  /** A parameter that may be given instead of this one, and the value of this one then. */
  alternative?: { name: string; valueFor(text: string): T };
  /** Parameters that must not be given beside this one. */
  excludes?: readonly string[];
  /** Checks of the value, in the order in which faults are reported. */
  checks: ParameterCheck[];
  schema: ParameterSchema;
}

/**
 * A query parameter: how it is parsed, validated and described. It applies decorators of class-transformer,
 * class-validator and @nestjs/swagger, which a DTO may also use directly.
 */
export function Parameter<T>(rules: ParameterRules<T>, texts: ParameterTexts): PropertyDecorator {
  const {
    description = '',
    example,
    examples = example === undefined ? {} : { example: { value: example } },
  } = texts;
  const isRequired = !('default' in rules) && rules.alternative === undefined;
  const described = {
    ...rules.schema,
    description,
    examples,
    required: isRequired,
    ...(!isRequired && { allowEmptyValue: true }),
    ...(isPrimitive(rules.default) && { default: rules.default }),
  };
  const faultIn = (name: string, value: unknown): string | null => findFault(name, value, rules);
  return applyDecorators(
    Expose(),
    Transform(({ value, obj }) => readValue(value, rules, obj as Sent)),
    ValidateBy({
      name: 'parameter',
      validator: {
        validate: (value, context) => faultIn(context!.property, value) === null,
        defaultMessage: (context) => escapeTokens(faultIn(context!.property, context!.value)!),
      },
    }),
    ApiProperty(described as object),
  );
}

const isPrimitive = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const REPEATED = Symbol('repeated');

/** The value of a parameter that was sent together with one that it excludes. */
class Excluded {
  constructor(readonly by: string) {}
}

type Sent = Readonly<Record<string, unknown>>;
type Unread = typeof REPEATED | Excluded;

const textOf = (sent: unknown): string => (typeof sent === 'string' ? trim(sent) : '');
const isGiven = (sent: unknown): boolean => Array.isArray(sent) || textOf(sent) !== '';

function readValue<T>(sent: unknown, rules: ParameterRules<T>, all: Sent): T | string | Unread | undefined {
  if (Array.isArray(sent)) return REPEATED;
  const text = textOf(sent);
  if (text === '') {
    const { alternative } = rules;
    if (alternative === undefined || !isGiven(all[alternative.name])) return rules.default;
    return alternative.valueFor(textOf(all[alternative.name]));
  }
  const other = rules.excludes?.find((name) => isGiven(all[name]));
  if (other !== undefined) return new Excluded(other);
  return rules.read !== undefined && faultInText(text) === null ? rules.read(text) : text;
}

/** The first fault as a sentence that begins with the name of the parameter; null without. */
function findFault<T>(name: string, value: unknown, rules: ParameterRules<T>): string | null {
  if (value === undefined && !('default' in rules)) return `${name} is required.`;
  if (value instanceof Excluded) return `${name} is given together with ${value.by}; use either.`;
  if (value === REPEATED) return `${name} is given more than once; give it once.`;
  if (value === rules.default) return null;
  const inText = typeof value === 'string' ? faultInText(value) : null;
  if (inText !== null) return `${name} ${inText}`;
  const failed = rules.checks.find((check) => !check.holds(value));
  return failed === undefined ? null : failed.message(name, value);
}

/** A fault of a text that no parameter accepts, as a sentence; null without. */
function faultInText(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return 'must not contain control characters.';
  return text.isWellFormed() ? null : 'must be percent-encoded as UTF-8, such as %C3%BC for ü.';
}

/**
 * Escapes `$` in a message: class-validator replaces `$value` and similar tokens, also where they are part of the
 * caller's value.
 */
const escapeTokens = (message: string): string => message.replaceAll('$', '$\0');

export const unescapeTokens = (message: string): string => message.replaceAll('\0', '');

/** A check whose sentence ends with the value, as "limit must be …, not "x"." */
export const mustBe = (what: string, holds: (value: unknown) => boolean): ParameterCheck => ({
  holds,
  message: (name, value) => `${name} must be ${what}, not ${quoteValue(String(value))}.`,
});

/** A check for at most `max` Unicode code points. A value that was parsed into something other than text passes. */
export const maxCharacters = (max: number): ParameterCheck => ({
  holds: (value) => typeof value !== 'string' || value.length <= max || lengthOf(value) <= max,
  message: (name, value) => `${name} must have at most ${max} characters, not ${lengthOf(String(value))}.`,
});

/** The caller's value for use in a message, shortened to 60 characters. */
export const quoteValue = (text: string): string =>
  lengthOf(text) > 60 ? `"${[...text].slice(0, 60).join('')}…"` : `"${text}"`;

/** Length in Unicode code points. */
const lengthOf = (text: string): number => [...text].length;

/** Removes Unicode white space at both ends in linear time. */
function trim(text: string): string {
  const space = /\p{White_Space}/u;
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text[start]!)) start++;
  while (end > start && space.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}
