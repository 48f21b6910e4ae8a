import { ApiProperty } from '@nestjs/swagger';

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

/** The parameters of a DTO by name. */
type Parameters = Map<string, ParameterRules<unknown>>;

/** By prototype of a class: the parameters that it declares itself. */
const declared = new Map<object, Parameters>();
const complete = new WeakMap<object, Parameters>();

/** The parameters of a DTO class: its own first, then those of the classes that it extends. Empty for other classes. */
export function parametersOf({ prototype }: abstract new () => object): Parameters {
  const known = complete.get(prototype);
  if (known !== undefined) return known;
  const own = [...(declared.get(prototype) ?? [])];
  const inherited = [...declared].filter(([one]) => Object.prototype.isPrototypeOf.call(one, prototype));
  // Own parameters come first, and replace inherited ones of the same name.
  const parameters: Parameters = new Map([...own, ...inherited.flatMap(([, some]) => [...some]), ...own]);
  complete.set(prototype, parameters);
  return parameters;
}

/** Declares a query parameter, a property of a DTO: how it is parsed, validated and described. */
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
  return (dto, name) => {
    const own = declared.get(dto) ?? new Map<string, ParameterRules<unknown>>();
    declared.set(dto, own.set(String(name), rules));
    ApiProperty(described as object)(dto, name);
  };
}

const isPrimitive = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const REPEATED = Symbol('repeated');

/** Value of a parameter that must not be sent together with the parameter `by`, but was. */
class Excluded {
  constructor(readonly by: string) {}
}

export type Sent = Readonly<Record<string, unknown>>;
type Unread = typeof REPEATED | Excluded;

const textOf = (sent: unknown): string => (typeof sent === 'string' ? trim(sent) : '');
const isGiven = (sent: unknown): boolean => Array.isArray(sent) || textOf(sent) !== '';

/** Parses a sent parameter. @param all the complete query, for parameters that exclude or replace each other. */
export function readValue<T>(
  sent: unknown,
  rules: ParameterRules<T>,
  all: Sent,
): T | string | Unread | undefined {
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
export function findFault<T>(name: string, value: unknown, rules: ParameterRules<T>): string | null {
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
