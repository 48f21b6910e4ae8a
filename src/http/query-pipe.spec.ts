import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max } from 'class-validator';
import type { Problem } from './problem.js';
import { Flag, Limit } from './query-parameters.js';
import { QueryPipe } from './query-pipe.js';

class PlainQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Max(9) page = 1;
}

class MixedQuery extends PlainQuery {
  @Limit() @Max(50, { message: 'limit must be at most 50 here.' }) limit!: number;
  @Flag() full!: boolean;
}

const read = (metatype: new () => object, query: object): Promise<unknown> =>
  new QueryPipe().transform(query, { type: 'query', metatype }) as Promise<unknown>;

const faultsOf = (metatype: new () => object, query: object): Promise<unknown> =>
  read(metatype, query).catch((problem: Problem) => problem.extras.errors);

describe(QueryPipe.name, () => {
  it('validates a DTO with decorators of class-validator and class-transformer only', async () => {
    expect(await read(PlainQuery, { page: '3', other: 'x' })).toEqual({ page: 3 });
    expect(await read(PlainQuery, {})).toEqual({ page: 1 });
    expect(await faultsOf(PlainQuery, { page: '10' })).toEqual([
      { parameter: 'page', detail: 'page must not be greater than 9' },
    ]);
  });

  it('validates a DTO that has both kinds of decorators, also on one property', async () => {
    expect(await read(MixedQuery, { page: '2', limit: '50', full: 'TRUE' })).toEqual({
      page: 2,
      limit: 50,
      full: true,
    });
    expect(await read(MixedQuery, {})).toEqual({ page: 1, limit: 10, full: false });
    const faults = await faultsOf(MixedQuery, { page: 'x', limit: '51', full: 'maybe' });
    expect(faults).toHaveLength(3);
    expect(faults).toContainEqual({ parameter: 'limit', detail: 'limit must be at most 50 here.' });
    expect(faults).toContainEqual({
      parameter: 'full',
      detail: 'full must be true, false, 1 or 0, not "maybe".',
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'combinationFaults'])(
    'drops a parameter with the name %s',
    async (name) => {
      const query = Object.fromEntries([
        [name, 'x'],
        ['page', '2'],
      ]);
      const dto = await read(PlainQuery, query);
      expect(dto).toBeInstanceOf(PlainQuery);
      expect(dto).toEqual({ page: 2 });
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );
});
