import { LiveFile, readRegularFile, type RejectedFile } from '../../config/live-file.js';
import { SettingsError } from '../../config/settings.js';
import type { IndexArticle } from '../../index/index-article.js';
import { parseRules, type IngestionRule } from './parse-rules.js';

const CHECK_EVERY_MS = 5_000;
/** Maximum size of the file of rules in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

interface RuleList {
  text: string;
  rules: readonly IngestionRule[];
}

const parse = (text: string): RuleList => ({ text, rules: parseRules(text) });

/** Reads and parses a file of rules. @throws Error whose message says what is wrong with it */
export const readRulesFile = (path: string): RuleList => parse(readRegularFile(path, MAX_BYTES).toString());

/** The rules of the last valid version of `RULES_FILE`; without a file there are none. */
export class IngestionRules {
  private readonly file: LiveFile<RuleList> | null;
  private counts = new Map<string, number>();

  /** @param path null for no rules. @param lastValid text of the version that an earlier process used. */
  constructor(path: string | null, lastValid: string | null = null) {
    const value = lastValid === null ? undefined : parse(lastValid);
    this.file = path === null ? null : new LiveFile(path, readRulesFile, value);
    this.startCounts();
  }

  /** Opens a file of rules. @throws SettingsError without a valid version: articles would be stored that rules drop. */
  static open(path: string | null, lastValid?: string | null): IngestionRules {
    const rules = new IngestionRules(path, lastValid);
    rules.read();
    if (rules.rejected.length > 0 && rules.lastValid === null)
      throw new SettingsError(rules.rejected.map(({ problem }) => `RULES_FILE: cannot be used: ${problem}`));
    return rules;
  }

  /** The text of the active version; null without a file. */
  get lastValid(): string | null {
    return this.file?.value?.text ?? null;
  }

  /** An entry for the file if its present version is invalid; otherwise empty. */
  get rejected(): RejectedFile[] {
    const rejected = this.file?.rejected ?? null;
    return rejected === null ? [] : [rejected];
  }

  read(): void {
    this.file?.read();
    this.startCounts();
  }

  /** Watches the file and calls back within seconds of a change. @returns a function that ends the watch. */
  watch(onRead: () => void): () => void {
    const count = (): void => {
      this.startCounts();
      onRead();
    };
    return this.file?.watch(count, CHECK_EVERY_MS) ?? (() => undefined);
  }

  /** Applies the first matching rule to an article. Null if that rule drops it; the same article if no rule matches. */
  apply(article: IndexArticle): IndexArticle | null {
    const rule = this.rules.find((one) => one.matches(article));
    if (rule === undefined) return article;
    this.counts.set(rule.id, (this.counts.get(rule.id) ?? 0) + 1);
    return applyAction(rule, article);
  }

  /** By rule: the number of articles since the last call to which it was applied; 0 for a new rule. */
  takeCounts(): Record<string, number> {
    const counts = Object.fromEntries(this.counts);
    this.counts.clear();
    return counts;
  }

  private get rules(): readonly IngestionRule[] {
    return this.file?.value?.rules ?? [];
  }

  private startCounts(): void {
    for (const { id } of this.rules) this.counts.set(id, this.counts.get(id) ?? 0);
  }
}

function applyAction({ action }: IngestionRule, article: IndexArticle): IndexArticle | null {
  if (action === 'keep') return article;
  if (action === 'drop') return null;
  return 'category' in action
    ? { ...article, categories: [action.category] }
    : { ...article, country: action.country };
}
