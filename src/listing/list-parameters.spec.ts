import { QueryPipe } from '../http/query-pipe.js';
import { Country, LanguageTag, Limit, WithinTimeframe, type Timeframe } from '../http/query-parameters.js';
import { parametersBoundToCursor, ListParameters } from './list-parameters.js';

class Query extends ListParameters {
  @LanguageTag({ default: 'en' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
}

const boundQuery = async (given: Record<string, string>): Promise<string> => {
  const query = (await new QueryPipe().transform(given, { type: 'query', metatype: Query })) as Query;
  return parametersBoundToCursor({ intent: 'text' }, query);
};

describe(parametersBoundToCursor.name, () => {
  // A new parameter belongs in `ADDED` with its default.
  it('is that of earlier versions, so that their replicas continue the pages', async () => {
    expect(await boundQuery({ limit: '3', include: 'id' })).toBe(
      '["text",["domains",[]],["exclude_domains",[]],["from",null],["geo","all"],["language","en"],' +
        '["timeframe","anytime"],["to",null]]',
    );
  });

  it('has the other parameters where they are given', async () => {
    const texts = await Promise.all(
      [{}, { diversity: 'off' }, { merge: 'off' }, { labels: 'a' }, { exclude_labels: 'a' }].map((given) =>
        boundQuery(given as Record<string, string>),
      ),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
