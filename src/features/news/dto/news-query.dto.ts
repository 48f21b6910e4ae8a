import { SinceParameter } from '../../../listing/new-articles.js';
import {
  type SearchCriteria,
  ListParameters,
  textCriteria,
  SearchInParameter,
} from '../../../listing/list-parameters.js';
import {
  ChoiceParameter,
  CountryParameter,
  LanguageOrFirstParameter,
  LimitParameter,
  SearchTextParameter,
  type Timeframe,
  TimeframeParameter,
} from '../../../http/query-parameters.js';
import { type ResultOrder, RESULT_ORDERS, type SearchIn } from '../../../search/search-query.js';

/** Query parameters of `/news`. */
export class NewsQuery extends ListParameters {
  @SearchTextParameter() topic!: string;
  @LanguageOrFirstParameter() language!: string;
  @CountryParameter() geo!: string;
  @LimitParameter() limit!: number;
  @TimeframeParameter() timeframe!: Timeframe;
  @SearchInParameter() search_in!: SearchIn;
  @ChoiceParameter(RESULT_ORDERS, 'Order', {
    description:
      '`newest`: all matches in order of time, the newest first. There are no partial matches then, and undated ' +
      'articles come last.',
  })
  sort!: ResultOrder;
  @SinceParameter(['cursor', 'sort']) since!: string | null;

  criteria(): SearchCriteria {
    return textCriteria(this.topic, this.search_in, this.sort);
  }
}
