import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { CountsQuery } from '../counts/dto/counts-query.dto.js';
import { LocalQuery } from '../local/dto/local-query.dto.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { NewsQuery } from '../news/dto/news-query.dto.js';
import { SourcesQuery } from '../sources/dto/sources-query.dto.js';
import { StoriesQuery, StoryQuery } from '../stories/dto/stories-query.dto.js';
import { StreamQuery } from '../stream/dto/stream-query.dto.js';
import { TopicsQuery } from '../topics/dto/topics-query.dto.js';
import { TrendingQuery } from '../trending/dto/trending-query.dto.js';
import { PreparedQuery } from './query-pipe.js';

const DTOS: (new () => object)[] = [
  ...[NewsQuery, AdvancedNewsQuery, TopicsQuery, TrendingQuery, LocalQuery],
  ...[StoriesQuery, StoryQuery, CountsQuery, SourcesQuery, StreamQuery],
];

const RIGHT = [
  ...[
    'en',
    'en-gb',
    'all',
    'FR',
    '10',
    '007',
    '100',
    '101',
    'last_1h',
    'anytime',
    'bbc.co.uk',
    'a.example,b',
  ],
  ...[
    'true',
    '0',
    'title',
    'newest',
    'sports',
    'Business',
    '2026-03-31',
    'story,coverage',
    'hour',
    ' x ',
    '',
  ],
];
const text = fc.oneof(fc.constantFrom(...RIGHT), fc.string({ unit: 'binary', maxLength: 120 }));
const value = fc.oneof({ weight: 9, arbitrary: text }, fc.array(text, { maxLength: 3 }));

describe(PreparedQuery.name, () => {
  it.each(DTOS)('reads %p as class-transformer does, and refuses what class-validator refuses', (dto) => {
    const prepared = PreparedQuery.of(dto)!;
    const names = Object.keys(plainToInstance(dto, {}, { excludeExtraneousValues: true }));
    const name = fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...names) }, fc.string());
    const query = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: false });
    const isRight = { topic: 'storm', query: 'Paris', language: 'en', topic1: 'sports' };
    let accepted = 0;
    fc.assert(
      fc.property(query, fc.boolean(), (some, isWhole) => {
        const sent = isWhole ? { ...isRight, ...some } : some;
        const expected = plainToInstance(dto, sent, { excludeExtraneousValues: true });
        const faults = validateSync(expected, { forbidUnknownValues: false, stopAtFirstError: true });
        const read = prepared.read(sent);
        if (faults.length > 0) return expect(read).toBeNull();
        accepted++;
        expect(read).toStrictEqual(expected);
        expect(Object.keys(read!)).toEqual(Object.keys(expected));
      }),
      { numRuns: 1_000 },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('is of no other class', () => {
    expect(PreparedQuery.of(String)).toBeNull();
    expect(PreparedQuery.of(Object)).toBeNull();
    expect(PreparedQuery.of(class {})).toBeNull();
  });
});
