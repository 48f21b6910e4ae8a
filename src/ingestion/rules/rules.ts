import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isReplaced, REPLACED, watchFiles } from '../../config/file-watch.js';
import type { IndexArticle } from '../../index/index-article.js';
import { problemOf, type RejectedFile } from '../state/rejected-files.js';
import { parseRules, type Rule } from './parse-rules.js';

const CHECK_EVERY_MS = 5_000;
/** In bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** @throws Error with a reason */
export function readRulesFile(path: string): { text: string; rules: Rule[] } {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('is no regular file');
  if (stats.size > MAX_BYTES) throw new Error(`has more than ${MAX_BYTES} bytes`);
  const text = readFileSync(path, 'utf8');
  return { text, rules: parseRules(text) };
}

/** The rules of ingestion, of the last valid version of `RULES_FILE`; without a file there are none. */
export class Rules {
  private rules: readonly Rule[] = [];
  private counts = new Map<string, number>();
  /** The text of the active version; null without one. */
  lastValid: string | null = null;

  /**
   * @param path null for no rules
   * @param lastValid the text that another process had active
   */
  constructor(
    private readonly path: string | null,
    lastValid: string | null = null,
  ) {
    if (lastValid !== null) this.use(lastValid, parseRules(lastValid));
  }

  /** Reads the file. @returns why its present version is rejected, if it is */
  read(): RejectedFile[] {
    if (this.path === null) return [];
    try {
      const { text, rules } = readRulesFile(this.path);
      this.use(text, rules);
      return isReplaced(this.path) ? [{ file: basename(this.path), problem: REPLACED }] : [];
    } catch (error) {
      return [{ file: basename(this.path), problem: problemOf(error) }];
    }
  }

  /** Calls back within seconds of a change of the file. @returns ends the watch */
  watch(onChange: () => void): () => void {
    const { path } = this;
    return path === null ? () => undefined : watchFiles(() => [path], onChange, CHECK_EVERY_MS);
  }

  /** The article as the first matching rule leaves it; null when that drops it. */
  apply(article: IndexArticle): IndexArticle | null {
    const rule = this.rules.find((one) => one.matches(article));
    if (rule === undefined) return article;
    this.counts.set(rule.id, (this.counts.get(rule.id) ?? 0) + 1);
    return applyAction(rule, article);
  }

  /** Articles that each rule was the first to match, since the last call; 0 for a new rule. */
  takeCounts(): Record<string, number> {
    const counts = Object.fromEntries(this.counts);
    this.counts.clear();
    return counts;
  }

  private use(text: string, rules: readonly Rule[]): void {
    this.lastValid = text;
    this.rules = rules;
    for (const { id } of rules) this.counts.set(id, this.counts.get(id) ?? 0);
  }
}

export function applyAction({ action }: Rule, article: IndexArticle): IndexArticle | null {
  if (action === 'keep') return article;
  if (action === 'drop') return null;
  return 'category' in action
    ? { ...article, categories: [action.category] }
    : { ...article, country: action.country };
}
