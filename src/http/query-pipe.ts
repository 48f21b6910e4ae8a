import { type ExecutionContext, Injectable, Logger, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import {
  getMetadataStorage,
  type ValidationError,
  type ValidatorOptions,
  validateSync,
} from 'class-validator';
import type { Request, Response } from 'express';
import { DAY, HOUR } from '../config/durations.js';
import { unescapeMessage } from './parameter.js';
import { type ParameterError, Problem } from './problem.js';
import { loggedPath } from './request-recorder.js';
import { parseQueryString } from './read-request.js';

interface Period {
  /** First second of the period in Unix seconds; null for unlimited. */
  from: number | null;
  /** First second after the period in Unix seconds; null for unlimited. */
  to: number | null;
  /** Name of the timeframe; null if it was not sent. */
  timeframe?: string | null;
}

/** How long the index retains articles, and the name of the setting that defines it. */
interface Retention {
  /** Days after which articles are deleted; 0 for never. */
  days: number;
  setting: string;
}

/** Start of the retention period in Unix seconds; -Infinity if articles are never deleted. */
const firstDay = ({ days }: Retention, now: number): number =>
  days === 0 ? -Infinity : Math.floor((now - days * DAY) / DAY) * DAY;

/**
 * Faults in the combination of `from`, `to` and `timeframe`. A period in the future is valid, because the clock of a
 * client that polls for new articles may be ahead.
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

/** A DTO that validates the combination of its parameters. */
export interface ChecksCombination {
  /** Faults of the combination; not reported for a parameter that is already invalid by itself. */
  combinationFaults(): ParameterError[];
}

const checksCombination = (query: object): query is ChecksCombination => 'combinationFaults' in query;

const NO_RETENTION_LIMIT: Retention = { days: 0, setting: 'RETENTION_DAYS' };

/** Validates query strings, and reports all invalid parameters in one problem. Unknown parameters are ignored. */
export class QueryPipe extends ValidationPipe {
  constructor(private readonly retention = NO_RETENTION_LIMIT) {
    super({ transform: true, whitelist: true, stopAtFirstError: true, exceptionFactory: toProblem });
  }

  /** Validates parameters of another source, such as a saved search. @throws Problem `invalid_parameters` */
  read<T extends object>(type: new () => T, parameters: object): T {
    const query = plainToInstance(type, parameters);
    const faults = this.faultsOf(query, this.validatorOptions);
    if (faults.length > 0) throw toProblem(faults);
    return query;
  }

  protected override async validate(query: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    return this.faultsOf(query, options);
  }

  private faultsOf(query: object, options?: ValidatorOptions): ValidationError[] {
    const faults = validateSync(query, options);
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
    detail: unescapeMessage(Object.values(constraints!)[0]!),
  }));
  return new Problem('invalid_parameters', errors.map(({ detail }) => detail).join(' '), { errors });
}

/** An unknown parameter of the same name is logged again after this many milliseconds. */
const LOG_EVERY_MS = HOUR * 1000;
/** Maximum number of unknown parameters that the header of a response lists. */
const MAX_NAMED = 10;
/** Maximum number of names that are remembered as logged, to limit memory; further names are not logged. */
const MAX_LOGGED = 1_000;

type Constructor = abstract new () => object;
type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Lists a request's unknown parameters in `X-Unknown-Parameters` and the log: clients do not notice their loss. */
@Injectable()
export class UnknownParameters {
  private readonly logger = new Logger('Requests');
  private readonly known = new WeakMap<Handler, ReadonlySet<string>>();
  /** By name of a parameter: when it was last logged, in milliseconds of `performance.now()`. */
  private readonly logged = new Map<string, number>();

  /** Lists the unknown parameters of a request in its response. */
  report(context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<Request>();
    const { originalUrl } = request;
    const at = originalUrl.indexOf('?');
    // The parameters of hubs are those of WebSub and have no DTO.
    if (at === -1 || originalUrl.startsWith('/websub/')) return;
    const known = this.knownTo(context);
    // A name without escapes is compared as it was sent: most requests have no other.
    if (namesOf(originalUrl.slice(at + 1)).every((name) => known.has(name))) return;
    const sent = Object.keys(parseQueryString(originalUrl.slice(at + 1)));
    const unknown = sent.filter((name) => name !== '' && !known.has(name)).slice(0, MAX_NAMED);
    if (unknown.length === 0) return;
    const header = unknown.map((name) => encodeURIComponent(name.toWellFormed())).join(', ');
    context.switchToHttp().getResponse<Response>().setHeader('X-Unknown-Parameters', header);
    for (const name of unknown) this.log(name, loggedPath(request.path));
  }

  /** The names of the parameters of a handler: the properties of its DTO. */
  private knownTo(context: ExecutionContext): ReadonlySet<string> {
    const handler = context.getHandler();
    const found = this.known.get(handler);
    if (found !== undefined) return found;
    const prototype = context.getClass().prototype as object;
    const types = Reflect.getMetadata('design:paramtypes', prototype, handler.name) as
      Constructor[] | undefined;
    const names = (types ?? []).flatMap((type) =>
      getMetadataStorage()
        .getTargetValidationMetadatas(type, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
    const known = new Set(names);
    this.known.set(handler, known);
    return known;
  }

  private log(name: string, path: string): void {
    const now = performance.now();
    const last = this.logged.get(name);
    if (last !== undefined && now - last < LOG_EVERY_MS) return;
    if (this.logged.size >= MAX_LOGGED) {
      for (const [one, at] of this.logged) if (now - at >= LOG_EVERY_MS) this.logged.delete(one);
      if (this.logged.size >= MAX_LOGGED) return;
    }
    this.logged.set(name, now);
    this.logger.warn({ parameter: name.slice(0, 100), path }, 'a request has an unknown parameter');
  }
}

/** The names of parameters in a query string, still percent-encoded. */
const namesOf = (query: string): string[] => query.split('&').map((pair) => pair.split('=', 1)[0]!);
