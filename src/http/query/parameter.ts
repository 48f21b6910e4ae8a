import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { IsDefined, IsOptional, NotEquals, ValidateBy, type ValidationOptions } from 'class-validator';

/** Stands in the place of a parameter that was sent more than once. */
const REPEATED = Symbol('repeated');

export interface ParameterRules<T> {
  /** The value of a trimmed text that is not empty; what cannot be read stays as it is, for the checks to refuse. */
  read?(text: string): T | string;
  /** Used when the parameter is missing; without it, missing is a fault. */
  default?: T;
}

/** What holds for every query parameter of a DTO, and the checks of this one, in the order in which faults are told. */
export function Parameter<T>(rules: ParameterRules<T>, ...checks: PropertyDecorator[]): PropertyDecorator {
  return applyDecorators(
    Expose(),
    Transform(({ value }) => valueOf(value, rules)),
    'default' in rules ? IsOptional() : IsDefined({ message: '$property is required.' }),
    NotEquals(REPEATED, { message: '$property is given more than once; give it once.' }),
    TextThat('hasNoControls', hasNoControls, { message: '$property must not contain control characters.' }),
    TextThat('isWellFormed', isWellFormed, {
      message: '$property must be percent-encoded as UTF-8, such as %C3%BC for ü.',
    }),
    ...checks,
  );
}

/** At most so many Unicode code points; `MaxLength` leaves out variation selectors. */
export const MaxCharacters = (most: number): PropertyDecorator =>
  TextThat('maxCharacters', (text) => text.length <= most || lengthOf(text) <= most, {
    message: ({ property, value }) =>
      `${property} must have at most ${most} characters, not ${lengthOf(String(value))}.`,
  });

/** The sentence of a fault, with the caller's own words at its end. */
export const mustBe = (what: string): ValidationOptions => ({
  message: ({ property, value }) => `${property} must be ${what}, not ${quote(String(value))}.`,
});

/**
 * The caller's own words, cut where they grow long. class-validator fills in `$value` and its like wherever they
 * stand in a message: a character that no text has keeps those of the caller as they are, until `unquote`.
 */
export function quote(text: string): string {
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

/** Length in Unicode code points: what a person would count, nearly. */
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
