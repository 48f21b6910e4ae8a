import type { IncludableField } from '../../../articles/article.js';
import { maxCharacters, mustBe, Parameter } from '../../../http/parameter.js';
import type { ParameterError } from '../../../http/problem.js';
import type { ChecksCombination } from '../../../http/query-pipe.js';
import {
  Country,
  LanguageOrFirst,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import { ARTICLE_ID_PATTERN, textPattern } from '../../../http/value-patterns.js';
import { Include, ListFilters } from '../../../listing/list-parameters.js';

const MAX_URL_LENGTH = 2_000;

/** Query parameters of `/news/similar`. */
export class SimilarQuery extends ListFilters implements ChecksCombination {
  @Parameter<string | null>(
    {
      default: null,
      checks: [maxCharacters(MAX_URL_LENGTH)],
      schema: {
        type: 'string',
        'x-trimmed-max-length': MAX_URL_LENGTH,
        pattern: textPattern(MAX_URL_LENGTH, false),
      },
    },
    {
      description: 'URL of an article in the index: exactly one of `url` and `id` is required.',
      example: 'https://northmere-courier.example/sea-wall',
    },
  )
  url!: string | null;
  @Parameter<string | null>(
    {
      default: null,
      checks: [mustBe('the id of an article', (value) => /^[0-9a-z]{1,12}$/.test(String(value)))],
      schema: { type: 'string', pattern: ARTICLE_ID_PATTERN },
    },
    {
      description: 'Id of an article, from `include=id`: exactly one of `url` and `id` is required.',
      example: '107afku8w',
    },
  )
  id!: string | null;
  @LanguageOrFirst({
    default: null,
    description: 'Language of the similar articles; that of the article by default.',
  })
  language!: string | null;
  @Country() geo!: string;
  @Limit() limit!: number;
  /** Timeframe of the articles; null for the period of `from` and `to`, or for `last_30d` if both are missing. */
  @WithinTimeframe(null, {
    description: 'Maximum age of an article: `last_30d` by default, without `from` and `to`.',
  })
  timeframe!: Timeframe | null;
  @Include() include!: ReadonlySet<IncludableField>;

  combinationFaults(): ParameterError[] {
    if (this.url === null && this.id === null)
      return [{ parameter: 'url', detail: 'url or id is required.' }];
    if (this.url !== null && this.id !== null)
      return [{ parameter: 'id', detail: 'id is given together with url; use either.' }];
    return [];
  }
}
