import { ValidationPipe } from '@nestjs/common';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { unescapeTokens } from './parameter.js';
import { type ParameterError, Problem } from './problem.js';
import { DAY } from '../config/durations.js';

/** The publication period of a query. */
interface Period {
  /** Unix seconds; null for no limit. */
  from: number | null;
  /** Unix seconds of the first second after the period; null for no limit. */
  to: number | null;
  /** Null for the default, which `from` and `to` replace. */
  timeframe?: string | null;
}

/** The retention of the index, and the setting that limits it. */
interface Retention {
  /** 0 for unlimited. */
  days: number;
  setting: string;
}

/** The first day of the index, in Unix seconds. */
const firstDay = ({ days }: Retention, now: number): number =>
  days === 0 ? -Infinity : Math.floor((now - days * DAY) / DAY) * DAY;

/**
 * Faults in the combination of `from`, `to` and `timeframe`. A period in the future is valid: the clock of a client that
 * polls for new articles may be ahead.
 *
 * @param now Unix seconds.
 */
function periodFaults({ from, to, timeframe }: Period, retention: Retention, now: number): ParameterError[] {
  const faults: ParameterError[] = [];
  const given: ['from' | 'to', number][] = [];
  if (typeof from === 'number') given.push(['from', from]);
  if (typeof to === 'number') given.push(['to', to]);
  const first = firstDay(retention, now);
  for (const [parameter, seconds] of given) {
    const fault = (detail: string): unknown => faults.push({ parameter, detail: `${parameter} ${detail}` });
    const isSecond = parameter === 'to' && typeof from === 'number';
    if (timeframe != null && timeframe !== 'anytime' && !isSecond)
      fault('is given together with timeframe; use either, or timeframe=anytime.');
    else if (isSecond && seconds <= from) fault('must be after from.');
    else if (parameter === 'to' ? seconds <= first : seconds < first) {
      const day = new Date(first * 1000).toISOString().slice(0, 10);
      fault(
        `must not be before ${day}: articles are retained for ${retention.days} days (${retention.setting}).`,
      );
    }
  }
  return faults;
}

/** A DTO that checks the combination of its parameters. */
export interface ChecksCombination {
  /** Ignored for a parameter that is invalid by itself. */
  combinationFaults(): ParameterError[];
}

const checksCombination = (query: object): query is ChecksCombination => 'combinationFaults' in query;

const UNLIMITED: Retention = { days: 0, setting: 'RETENTION_DAYS' };

/** Validates query strings and reports all faults at once, one per parameter. Unknown parameters are dropped. */
export class QueryPipe extends ValidationPipe {
  constructor(private readonly retention = UNLIMITED) {
    super({ transform: true, whitelist: true, stopAtFirstError: true, exceptionFactory: toProblem });
  }

  protected override async validate(query: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    const faults = await super.validate(query, options);
    const known = new Set(faults.map(({ property }) => property));
    const combined = checksCombination(query) ? query.combinationFaults() : [];
    if ('from' in query)
      combined.push(...periodFaults(query as Period, this.retention, Math.floor(Date.now() / 1000)));
    const isNew = ({ parameter }: ParameterError): boolean => !known.has(parameter) && !!known.add(parameter);
    return [...faults, ...combined.filter(isNew).map(toValidationError)];
  }
}

const toValidationError = ({ parameter, detail }: ParameterError): ValidationError => ({
  property: parameter,
  constraints: { combination: detail },
});

function toProblem(faults: ValidationError[]): Problem {
  const errors = faults.map(({ property, constraints }) => ({
    parameter: property,
    detail: unescapeTokens(Object.values(constraints!)[0]!),
  }));
  return new Problem('invalid_parameters', errors.map(({ detail }) => detail).join(' '), { errors });
}
