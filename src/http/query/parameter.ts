import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Why a parameter cannot be used; stands in its place until validation reports it. */
export class ParameterFault {
  constructor(readonly detail: string) {}
}

export interface ParameterRules<T> {
  /**
   * Turns the trimmed, non-empty text into a value.
   * @throws Error whose message completes "NAME …", e.g. "must be …".
   */
  read(text: string): T;
  /** Used when the parameter is missing; without it, missing is a fault. */
  default?: T;
}

/** A query parameter of a DTO: read, checked and, when at fault, reported in one sentence. */
export function Parameter<T>(rules: ParameterRules<T>): PropertyDecorator {
  return applyDecorators(
    Expose(),
    Transform(({ value, key }) => readParameter(key, value, rules)),
    ValidateBy({
      name: 'parameter',
      validator: {
        validate: (value: unknown) => !(value instanceof ParameterFault),
        defaultMessage: (argument) => (argument?.value as ParameterFault).detail,
      },
    }),
  );
}

function readParameter<T>(
  name: string,
  sent: unknown,
  rules: ParameterRules<T>,
): T | undefined | ParameterFault {
  if (Array.isArray(sent)) return new ParameterFault(`${name} is given more than once; give it once.`);
  const text = typeof sent === 'string' ? trim(sent) : '';
  if (text === '') return 'default' in rules ? rules.default : new ParameterFault(`${name} is required.`);
  if (/\p{Cc}/u.test(text)) return new ParameterFault(`${name} must not contain control characters.`);
  // Not by looking for NOT_UTF8 itself, which is also the second half of whole characters such as 💀.
  if (!text.isWellFormed()) {
    return new ParameterFault(`${name} must be percent-encoded as UTF-8, such as %C3%BC for ü.`);
  }
  try {
    return rules.read(text);
  } catch (error) {
    return new ParameterFault(`${name} ${(error as Error).message}.`);
  }
}

/** Removes Unicode white space at both ends, in linear time whatever stands between. */
function trim(text: string): string {
  const space = /\p{White_Space}/u;
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text[start]!)) start++;
  while (end > start && space.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}
