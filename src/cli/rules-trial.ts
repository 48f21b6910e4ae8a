import { unixSecondsNow } from '../articles/article.js';
import { fileProblemOf } from '../config/live-file.js';
import type { Feed } from '../feeds/feed.js';
import type { IndexArticle } from '../index/index-article.js';
import { normalizeItem } from '../ingestion/normalize/normalize-item.js';
import { distinctItems } from '../ingestion/poll/distinct-items.js';
import type { RuleAction, IngestionRule } from '../ingestion/rules/parse-rules.js';
import { readRulesFile } from '../ingestion/rules/rules.js';
import type { Source } from '../ingestion/sources/source.js';
import { CommandFailure, printRemark } from './output.js';

interface Match {
  feed: string;
  rule: IngestionRule;
  article: IndexArticle;
}

/** Applies a file of rules to the articles of fetched feeds without storing them, and reports which rules match. */
export class RulesTrial {
  private readonly rules: readonly IngestionRule[];
  private readonly matches: Match[] = [];

  /** @throws CommandFailure if the file of rules is faulty. */
  constructor(
    file: string,
    private readonly sources: ReadonlyMap<string, Source>,
  ) {
    try {
      this.rules = readRulesFile(file).rules;
    } catch (error) {
      throw new CommandFailure(`${file} cannot be used: ${fileProblemOf(error)}.`);
    }
  }

  add(url: string, feed: Feed): void {
    const unlisted = { url, title: '', siteUrl: null, language: null, country: null, categories: [] };
    const source = this.sources.get(url) ?? unlisted;
    for (const item of distinctItems(feed.items)) {
      const article = normalizeItem(item, { feed, source, now: unixSecondsNow() });
      const rule = article && this.rules.find((one) => one.matches(article));
      if (rule) this.matches.push({ feed: url, rule, article });
    }
  }

  /** The rules that match articles of a feed, each with the number of these articles: `no-ads: 3`. */
  countsOf(url: string): string[] {
    const own = this.matches.filter(({ feed }) => feed === url);
    return this.rules.flatMap(({ id }) => {
      const count = own.filter(({ rule }) => rule.id === id).length;
      return count > 0 ? [`${id}: ${count}`] : [];
    });
  }

  /** Prints every match, and the number of matches of each rule, on standard error. */
  report(): void {
    for (const { rule, article } of this.matches)
      printRemark(`rule ${rule.id} ${describe(rule.action)}: ${article.title} (${article.url})`);
    for (const { id } of this.rules)
      printRemark(`rule ${id}: ${this.matches.filter(({ rule }) => rule.id === id).length} articles`);
  }
}

function describe(action: RuleAction): string {
  if (typeof action === 'string') return action;
  return 'category' in action ? `category ${action.category}` : `country ${action.country}`;
}
