import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import fc from '../../test/support/fast-check.js';
import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { LocalQuery } from '../features/local/dto/local-query.dto.js';
import { AdvancedNewsQuery } from '../features/news/dto/advanced-news-query.dto.js';
import type { Problem } from './problem.js';
import { QueryPipe } from './query-pipe.js';

const read = async <T extends object>(
  dto: new () => T,
  query: Record<string, unknown>,
): Promise<T | Problem> => {
  try {
    return (await new QueryPipe().transform(query, { type: 'query', metatype: dto })) as T;
  } catch (problem) {
    return problem as Problem;
  }
};

describe('a query DTO', () => {
  it('has the sent values, defaults for missing ones, and no other properties', async () => {
    const query = { query: '\u3000Saint-Étienne\u2003', geo: 'Uk', foo: 'x', limit: '007' };
    expect(await read(LocalQuery, query)).toEqual(
      Object.assign(new LocalQuery(), {
        query: 'Saint-Étienne',
        language: 'en',
        languages: [],
        geo: 'GB',
        limit: 7,
        timeframe: 'anytime',
        from: null,
        to: null,
        domains: [],
        exclude_domains: [],
        labels: [],
        exclude_labels: [],
        include: new Set(),
        format: null,
        fields: new Set(),
        diversity: 'on',
        merge: 'on',
        since: null,
        cursor: null,
      }),
    );
  });

  it.each(['💀', '📀', '𐂀'])('accepts the character %s', async (query) => {
    expect(await read(LocalQuery, { query })).toMatchObject({ query });
  });

  it('has its defaults when it is created by class-transformer alone', () => {
    const dto = plainToInstance(AdvancedNewsQuery, {}, { excludeExtraneousValues: true });
    expect(dto).toMatchObject({
      limit: 10,
      geo: 'all',
      source: [],
      thumbnail_only: false,
      sort: 'published_at_desc',
    });
  });

  it('quotes an invalid value unchanged', async () => {
    const problem = (await read(LocalQuery, { query: 'x', geo: '$property $target $value' })) as Problem;
    expect(problem.detail).toBe(
      'geo must be all or a country code such as GB, not "$property $target $value".',
    );
  });

  it('returns for any values either a DTO within its bounds or one fault for each invalid parameter', async () => {
    const names = [
      'topic',
      'language',
      'geo',
      'limit',
      'timeframe',
      'source',
      'exclude_source',
      'thumbnail_only',
      'sort',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(
        'en',
        'en-GB',
        'all',
        'fr',
        '10',
        '100',
        'last_1h',
        'bbc.co.uk',
        'true',
        'title_asc',
        ' ',
        '',
      ),
    );
    const value = fc.oneof({ weight: 9, arbitrary: text }, fc.array(text, { minLength: 2, maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (query) => {
        const result = await read(AdvancedNewsQuery, query);
        if (result instanceof AdvancedNewsQuery) {
          expect([...result.topic].length).toBeGreaterThan(0);
          expect([...result.topic].length).toBeLessThanOrEqual(100);
          expect(result.topic).not.toMatch(/\p{Cc}/u);
          expect(result.limit >= 1 && result.limit <= 100 && Number.isInteger(result.limit)).toBe(true);
          expect(result.language).toMatch(/^([a-z]{2,3}|[a-z]{2}-[A-Z]{2})$/);
          expect(result.geo).toMatch(/^(all|[A-Z]{2})$/);
        } else {
          expect(result.status).toBe(400);
          const named = result.extras.errors!.map(({ parameter }) => parameter);
          expect(named).toEqual(names.filter((name) => named.includes(name)));
        }
      }),
    );
  });

  it('reads a parameter of white space in linear time', async () => {
    const transform = (size: number) =>
      read(LocalQuery, { query: `x${' '.repeat(size)}x`, geo: `${'\t'.repeat(size)}x` });
    expect(await growthOf(transform)).toBeLessThan(PROPORTIONAL);
  });
});
