import type { ParameterError } from '../http/problem.js';
import { CategoryName, Country, LanguageOrFirst, Languages, SearchText } from '../http/query-parameters.js';
import type { ChecksCombination } from '../http/query-pipe.js';
import type { Category } from '../languages/categories.js';
import { categoryQuery } from '../languages/queries.js';
import { parseText } from '../search/parse-text.js';
import { type RequestedQuery, QUERY_WITHOUT_LIMITS } from '../search/search-query.js';

/** Query parameters that select articles by a search text (`topic`) or by a category (`topic1`). */
export abstract class SearchOrCategory implements ChecksCombination {
  @SearchText({
    default: null,
    description: 'Search text as on `/news`: exactly one of `topic` and `topic1` is required.',
  })
  topic!: string | null;
  @CategoryName({
    default: null,
    description:
      'Category as on `/news/topic`, in any case: exactly one of `topic` and `topic1` is required.',
  })
  topic1!: Category | null;
  @LanguageOrFirst({
    default: null,
    description: 'Language as on `/news`: required with `topic`; English by default with `topic1`.',
  })
  language!: string | null;
  /** Languages of the articles; empty to use `language`. */
  @Languages() languages!: string[];
  @Country() geo!: string;

  combinationFaults(): ParameterError[] {
    if (this.topic === null && this.topic1 === null)
      return [{ parameter: 'topic', detail: 'topic or topic1 is required.' }];
    if (this.topic !== null && this.topic1 !== null)
      return [{ parameter: 'topic1', detail: 'topic1 is given together with topic; use either.' }];
    if (this.topic !== null && this.language === null)
      return [{ parameter: 'language', detail: 'language is required.' }];
    return [];
  }

  search(): RequestedQuery {
    const language = this.language ?? 'en';
    const { languages } = this;
    const shared = {
      ...QUERY_WITHOUT_LIMITS,
      language,
      languages,
      country: this.geo === 'all' ? null : this.geo,
      wanted: 1,
    };
    if (this.topic !== null) {
      const parsed = parseText(this.topic);
      return { ...shared, intent: 'text', text: parsed.plain, parsed };
    }
    const topics = [this.topic1!];
    return { ...shared, intent: 'topic', text: categoryQuery(topics, language), categories: topics };
  }
}
