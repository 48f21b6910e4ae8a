import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import {
  getMetadataStorage,
  type ValidationArguments,
  type ValidationError,
  type ValidatorOptions,
} from 'class-validator';
import { type ParameterError, Problem } from './problem.js';
import { type ReadParameter, readerOf, unquote } from './query-parameters.js';

type Check = (value: unknown, dto: object) => boolean;

interface Parameter {
  name: string;
  read: ReadParameter;
  /** What stands for it when it is left out. */
  usual: unknown;
  /** Whether the checks let that pass. */
  isUsualRight: boolean;
  isRight: Check;
}

/**
 * How queries become a DTO, worked out once a class: class-transformer and class-validator work it out for each request, in
 * ten times the time. What is read is the same, and right for the same checks; what is wrong with the rest only they say.
 */
export class PreparedQuery {
  private readonly parameters: Parameter[];

  /** @returns null for a class that is no DTO of query parameters. */
  static of(type: new () => object): PreparedQuery | null {
    const usual = plainToInstance(type, {}, { excludeExtraneousValues: true });
    const names = Object.keys(usual);
    const isDto = names.length > 0 && names.every((name) => readerOf(usual, name) !== undefined);
    return isDto ? new PreparedQuery(type, usual) : null;
  }

  private constructor(
    private readonly type: new () => object,
    usual: object,
  ) {
    const checks = checksOf(type);
    this.parameters = Object.entries(usual).map(([name, value]) => {
      const isRight = checks.get(name) ?? (() => true);
      return {
        ...{ name, usual: value, isRight },
        read: readerOf(usual, name)!,
        isUsualRight: isRight(value, usual),
      };
    });
  }

  /** The DTO of a query; null where a check refuses a value. */
  read(query: Readonly<Record<string, unknown>>): object | null {
    const dto = new this.type() as Record<string, unknown>;
    for (const { name, read } of this.parameters) dto[name] = read(query[name]);
    const isRight = ({ name, usual, isUsualRight, isRight }: Parameter): boolean =>
      dto[name] === usual ? isUsualRight : isRight(dto[name], dto);
    return this.parameters.every(isRight) ? dto : null;
  }
}

/** Whether all decorators of a property let a value pass, as class-validator asks them. */
function checksOf(type: new () => object): Map<string, Check> {
  const storage = getMetadataStorage();
  const metadatas = storage.getTargetValidationMetadatas(type, '', false, false);
  const checks = Object.entries(storage.groupByPropertyName(metadatas)).map(([property, all]) => {
    const conditions: Check[] = [];
    const constraints: Check[] = [];
    for (const { type: kind, each, validateIf, constraints: given, constraintCls } of all) {
      const [condition] = given ?? [];
      const [constraint] = constraintCls ? storage.getTargetValidatorConstraints(constraintCls) : [];
      if (kind === 'conditionalValidation') conditions.push((value, dto) => condition(dto, value));
      else if (constraint === undefined || constraint.async || each || validateIf)
        constraints.push(() => false);
      else {
        const { instance } = constraint;
        const asked = { property, constraints: given, targetName: type.name };
        constraints.push(
          (value, object) =>
            instance.validate(value, { ...asked, value, object } as ValidationArguments) === true,
        );
      }
    }
    const check: Check = (value, dto) =>
      !conditions.every((holds) => holds(value, dto)) || constraints.every((holds) => holds(value, dto));
    return [property, check] as const;
  });
  return new Map(checks);
}

/** What a caller may say of when an article was published, as it was read. */
interface Period {
  /** Unix seconds of the oldest; null when not limited. */
  from: number | null;
  /** Unix seconds before which everything was published; null when not limited. */
  to: number | null;
  /** Left out where there is none to choose. */
  timeframe?: string;
}

/** How far back the index reaches, and the setting that says so. */
interface Kept {
  /** 0: everything. */
  days: number;
  setting: string;
}

const DAY = 86_400;

/** The first day of which anything is kept, in Unix seconds. */
const firstDay = (kept: Kept, now: number): number =>
  kept.days === 0 ? -Infinity : Math.floor((now - kept.days * DAY) / DAY) * DAY;

/**
 * What is wrong with a period as a whole. One that begins in the future is none of it: nothing was published then, and
 * the clock of whoever asks for what is new since the last time may be ahead.
 *
 * @param now Unix seconds.
 */
function periodFaults({ from, to, timeframe }: Period, kept: Kept, now: number): ParameterError[] {
  const faults: ParameterError[] = [];
  const given: ['from' | 'to', number][] = [];
  if (typeof from === 'number') given.push(['from', from]);
  if (typeof to === 'number') given.push(['to', to]);
  const first = firstDay(kept, now);
  for (const [parameter, seconds] of given) {
    const fault = (detail: string): unknown => faults.push({ parameter, detail: `${parameter} ${detail}` });
    const isOther = parameter === 'to' && typeof from === 'number';
    if (timeframe !== undefined && timeframe !== 'anytime' && !isOther)
      fault('is given together with timeframe; use either, or timeframe=anytime.');
    else if (isOther && seconds <= from) fault('must be after from.');
    else if (parameter === 'to' ? seconds <= first : seconds < first) {
      const day = new Date(first * 1000).toISOString().slice(0, 10);
      fault(`must not be before ${day}: articles are kept for ${kept.days} days (${kept.setting}).`);
    }
  }
  return faults;
}

/** A query whose parameters are to fit each other. */
export interface Together {
  /** What is wrong although each by itself is right; of one that is not, nothing is known here. */
  faults(): ParameterError[];
}

const isTogether = (query: object): query is Together => 'faults' in query;

const EVERYTHING: Kept = { days: 0, setting: 'RETENTION_DAYS' };

/** Turns query strings into DTOs and reports all faults at once, one entry a parameter. Unknown parameters vanish. */
export class QueryPipe extends ValidationPipe {
  private readonly prepared = new Map<unknown, PreparedQuery | null>();

  /** @param kept how far back the answering index reaches. */
  constructor(private readonly kept = EVERYTHING) {
    super({
      transform: true,
      transformOptions: { excludeExtraneousValues: true },
      stopAtFirstError: true,
      exceptionFactory: toProblem,
    });
  }

  /** A query in which nothing is wrong by what is prepared for its DTO; what is wrong with another by Nest's own way. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const prepared = metadata.type === 'query' ? this.preparedFor(metadata.metatype) : null;
    const query = prepared?.read(value as Record<string, unknown>) ?? null;
    if (query !== null && this.faultsTogether(query).length === 0) return query;
    return super.transform(value, metadata);
  }

  private preparedFor(dto: ArgumentMetadata['metatype']): PreparedQuery | null {
    let prepared = this.prepared.get(dto);
    if (prepared === undefined) {
      prepared = dto === undefined ? null : PreparedQuery.of(dto as new () => object);
      this.prepared.set(dto, prepared);
    }
    return prepared;
  }

  protected override async validate(query: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    const faults = await super.validate(query, options);
    const known = new Set(faults.map(({ property }) => property));
    const isNew = ({ parameter }: ParameterError): boolean => !known.has(parameter) && !!known.add(parameter);
    return [...faults, ...this.faultsTogether(query).filter(isNew).map(toValidationError)];
  }

  /** Beside each parameter by itself, how they fit each other, and the period that two of them make. */
  private faultsTogether(query: object): ParameterError[] {
    const faults = isTogether(query) ? query.faults() : [];
    if ('from' in query) faults.push(...periodFaults(query as Period, this.kept, unixSeconds()));
    return faults;
  }
}

const unixSeconds = (): number => Math.floor(Date.now() / 1000);

const toValidationError = ({ parameter, detail }: ParameterError): ValidationError => ({
  property: parameter,
  constraints: { period: detail },
});

function toProblem(faults: ValidationError[]): Problem {
  const errors = faults.map(({ property, constraints }) => ({
    parameter: property,
    detail: unquote(Object.values(constraints!)[0]!),
  }));
  return new Problem('invalid_parameters', errors.map(({ detail }) => detail).join(' '), { errors });
}
