import type { ParameterError } from '../http/problem.js';
import { Category, Country, FreeText, LanguageTag } from '../http/query-parameters.js';
import type { Together } from '../http/query-pipe.js';
import { topicQuery } from '../languages/queries.js';
import type { Topic } from '../languages/topics.js';
import { parseText } from '../search/parse-text.js';
import { type SearchQuery, UNLIMITED } from '../search/search-provider.js';

/** Asks for what `/news` would find, by `topic`, or for what `/news/topic` would, by `topic1`. */
export abstract class ExactlyOneQuestion implements Together {
  @FreeText('optional') topic!: string | null;
  @Category('optional') topic1!: Topic | null;
  /** Required with `topic`, English with `topic1`. */
  @LanguageTag({ default: null }) language!: string | null;
  @Country() geo!: string;

  /** What is wrong with them together. */
  faults(): ParameterError[] {
    if (this.topic === null && this.topic1 === null)
      return [{ parameter: 'topic', detail: 'topic or topic1 is required.' }];
    if (this.topic !== null && this.topic1 !== null)
      return [{ parameter: 'topic1', detail: 'topic1 is given together with topic; use either.' }];
    if (this.topic !== null && this.language === null)
      return [{ parameter: 'language', detail: 'language is required.' }];
    return [];
  }

  search(): SearchQuery {
    const language = this.language ?? 'en';
    const shared = { ...UNLIMITED, language, country: this.geo === 'all' ? null : this.geo, wanted: 1 };
    if (this.topic !== null)
      return { ...shared, intent: 'text', text: this.topic, parsed: parseText(this.topic) };
    const topics = [this.topic1!];
    return { ...shared, intent: 'topic', text: topicQuery(topics, language), topics };
  }
}
