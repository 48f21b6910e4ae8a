import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Texts about a parameter in the API description. */
export interface ParameterTexts {
  description?: string;
  /** A single example, in place of `examples`. */
  example?: string | number | boolean;
  /** Examples by name; the first is used in the sample request of the operation. */
  examples?: Record<string, { summary?: string; value: unknown }>;
}

/** The schema of a parameter (JSON Schema). */
interface ParameterSchema {
  type: 'string' | 'integer' | 'boolean';
  /** Name of the schema in `components`; generated clients have a type of this name. */
  title?: string;
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Maximum length after white space at both ends is removed; `maxLength` would include that white space. */
  'x-trimmed-max-length'?: number;
}

export interface ParameterCheck {
  holds(value: unknown): boolean;
  message(name: string, value: unknown): string;
}

export interface ParameterRules<T> {
  /** Parses a text, which is trimmed and not empty. Returns an invalid text unchanged, so that `checks` reject it. */
  read?(text: string): T | string;
  /** Value of a missing parameter; without this property the parameter is required. */
  default?: T;
  /** Another parameter that may be sent instead; `valueFor` converts its text to the value of this parameter. */
  alternative?: { name: string; valueFor(text: string): T };
  /** Names of parameters that must not be sent together with this one. */
  excludes?: readonly string[];
  /** Checks of the parsed value; the first that fails is reported. */
  checks: ParameterCheck[];
  schema: ParameterSchema;
}

/**
 * Declares a query parameter: how it is parsed, validated and described. Applies decorators of class-transformer,
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
        defaultMessage: (context) => escapeMessage(faultIn(context!.property, context!.value)!),
      },
    }),
    ApiProperty(described as object),
  );
}

const isPrimitive = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const REPEATED = Symbol('repeated');

/** Value of a parameter that must not be sent together with the parameter `by`, but was. */
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

/** The first fault of a value, as a sentence that begins with the name of the parameter; null if it is valid. */
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

/** A fault that makes a text invalid for every parameter, such as a control character; null if it has none. */
function faultInText(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return 'must not contain control characters.';
  return text.isWellFormed() ? null : 'must be percent-encoded as UTF-8, such as %C3%BC for ü.';
}

/** Escapes `$`: class-validator would replace `$value` and similar tokens in the caller's value. */
const escapeMessage = (message: string): string => message.replaceAll('$', '$\0');

/** Reverses `escapeMessage`, after class-validator has made the message. */
export const unescapeMessage = (message: string): string => message.replaceAll('\0', '');

/** A check whose message is `<name> must be <what>, not "<value>".` */
export const mustBe = (what: string, holds: (value: unknown) => boolean): ParameterCheck => ({
  holds,
  message: (name, value) => `${name} must be ${what}, not ${quoteValue(String(value))}.`,
});

/** A check of the maximum length of a text in Unicode code points. Values of other types pass. */
export const maxCharacters = (max: number): ParameterCheck => ({
  holds: (value) => typeof value !== 'string' || value.length <= max || lengthOf(value) <= max,
  message: (name, value) => `${name} must have at most ${max} characters, not ${lengthOf(String(value))}.`,
});

/** Quotes the caller's value for a message, shortened to 60 characters. */
export const quoteValue = (text: string): string =>
  lengthOf(text) > 60 ? `"${[...text].slice(0, 60).join('')}…"` : `"${text}"`;

const lengthOf = (text: string): number => [...text].length;

/** Removes Unicode white space at both ends, in linear time. */
function trim(text: string): string {
  const space = /\p{White_Space}/u;
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text[start]!)) start++;
  while (end > start && space.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}
