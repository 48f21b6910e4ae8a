import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Problem } from '../problem.js';
import type { ParameterFault } from './parameter.js';

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
  const errors = faults.map((fault) => ({
    parameter: fault.property,
    detail: (fault.value as ParameterFault).detail,
  }));
  return new Problem('invalid_parameters', errors.map(({ detail }) => detail).join(' '), { errors });
}
