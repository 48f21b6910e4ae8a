import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';

/** What a parameter's text, or its absence, is read as. */
export type ReadParameter = (sent: unknown) => unknown;

const readers = new WeakMap<object, Map<string, ReadParameter>>();

/** Of a property of a DTO: what class-transformer is told as well. */
export function declareParameter(prototype: object, property: string, read: ReadParameter): void {
  if (!readers.has(prototype)) readers.set(prototype, new Map());
  readers.get(prototype)!.set(property, read);
}

function readerOf(prototype: object | null, property: string): ReadParameter | undefined {
  if (prototype === null) return undefined;
  return readers.get(prototype)?.get(property) ?? readerOf(Object.getPrototypeOf(prototype), property);
}

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
