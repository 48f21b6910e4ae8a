import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Problem } from '../problem.js';
import { unquote } from './parameter.js';

/** Turns query strings into DTOs and reports all faults at once, one entry a parameter. Unknown parameters vanish. */
export function queryPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    transformOptions: { excludeExtraneousValues: true },
    stopAtFirstError: true,
    exceptionFactory: toProblem,
  });
}

function toProblem(faults: ValidationError[]): Problem {
  const errors = faults.map(({ property, constraints }) => ({
    parameter: property,
    detail: unquote(Object.values(constraints!)[0]!),
  }));
  return new Problem('invalid_parameters', errors.map(({ detail }) => detail).join(' '), { errors });
}
