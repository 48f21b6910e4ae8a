import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import { Parameter } from './parameter.js';
import type { ParameterError, Problem } from './problem.js';
import { Flag, Limit } from './query-parameters.js';
import { type ChecksCombination, QueryPipe } from './query-pipe.js';

const Word = (value: string): PropertyDecorator =>
  Parameter<string>({ default: value, checks: [], schema: { type: 'string' } }, {});

class PagedQuery {
  @Limit() limit!: number;
  @Word('inherited') order!: string;
}

class OwnQuery extends PagedQuery implements ChecksCombination {
  @Flag() full!: boolean;
  @Word('own') declare order: string;

  combinationFaults(): ParameterError[] {
    return this.full ? [{ parameter: 'full', detail: 'full excludes order.' }] : [];
  }
}

const transform = (value: unknown, metatype: unknown): object =>
  new QueryPipe().transform(value as object, { type: 'query', metatype } as ArgumentMetadata);

function faultsOf(query: object): unknown {
  try {
    return transform(query, OwnQuery);
  } catch (problem) {
    return (problem as Problem).extras.errors;
  }
}

describe(QueryPipe.name, () => {
  it('reads the parameters of a class and of those that it extends, of which it replaces some', () => {
    const dto = transform({ limit: '3', other: 'x' }, OwnQuery);
    expect(dto).toBeInstanceOf(OwnQuery);
    expect({ ...dto }).toEqual({ full: false, order: 'own', limit: 3 });
    expect({ ...transform({}, PagedQuery) }).toEqual({ limit: 10, order: 'inherited' });
  });

  it('reports the faults of own parameters first, then inherited ones', () => {
    expect(faultsOf({ limit: '0', full: 'maybe' })).toEqual([
      { parameter: 'full', detail: 'full must be true, false, 1 or 0, not "maybe".' },
      { parameter: 'limit', detail: expect.stringContaining('limit must be') as string },
    ]);
  });

  it('reports a fault of the combination beside those of other parameters', () => {
    expect(faultsOf({ full: 'true' })).toEqual([{ parameter: 'full', detail: 'full excludes order.' }]);
    expect(faultsOf({ full: 'true', limit: 'x' })).toMatchObject([
      { parameter: 'limit' },
      { parameter: 'full' },
    ]);
  });

  it.each([String, Object, undefined])('passes a value of the type %p unchanged', (metatype) => {
    expect(transform('a', metatype)).toBe('a');
  });

  it.each(['__proto__', 'constructor', 'toString', 'combinationFaults'])(
    'drops a parameter with the name %s',
    (name) => {
      const query = Object.fromEntries([
        [name, 'x'],
        ['limit', '2'],
      ]);
      const dto = transform(query, OwnQuery);
      expect(dto).toBeInstanceOf(OwnQuery);
      expect({ ...dto }).toEqual({ full: false, order: 'own', limit: 2 });
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );
});
