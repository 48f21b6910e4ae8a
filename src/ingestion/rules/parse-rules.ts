import { isRecord, parseJson } from '../../config/json.js';
import type { IndexArticle } from '../../index/index-article.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { parseCountry } from '../../languages/countries.js';
import { type TextCondition, parseCondition } from './condition.js';

/** By name of a condition in a rule's `if`: the texts of an article to which it applies. */
const SUBJECTS = {
  source: ({ source }) => [source],
  title: ({ title }) => [title],
  text: ({ title, preview }) => [`${title}\n${preview}`],
  language: ({ language }) => [language],
  category: ({ categories }) => categories,
} as const satisfies Record<string, (article: IndexArticle) => readonly string[]>;

type Subject = keyof typeof SUBJECTS;

/** What a rule does with a matching article: leave it as it is, drop it, or replace its categories or its country. */
export type RuleAction = 'keep' | 'drop' | { category: Category } | { country: string };

export interface IngestionRule {
  id: string;
  action: RuleAction;
  matches(article: IndexArticle): boolean;
}

const MAX_RULES = 10_000;

/**
 * Reads a file of rules in JSON:
 *
 *     {
 *       "rules": [
 *         { "id": "no-horoscopes", "if": { "title": "/horoscopes?/i" }, "then": "drop" },
 *         { "id": "city-desk", "if": { "source": "courier.example", "text": "council" }, "then": { "category": "politics" } }
 *       ]
 *     }
 * @throws Error that names every fault by its position in the file
 */
export function parseRules(text: string): IngestionRule[] {
  const faults: string[] = [];
  const rules = readEntries(text).map((entry, i) => readRule(entry, `rules[${i}]`, faults));
  const ids = new Set(rules.map((rule) => rule?.id));
  if (faults.length === 0 && ids.size < rules.length) faults.push('an id is listed twice');
  if (faults.length > 0) throw new Error(faults.join('; '));
  return rules as IngestionRule[];
}

function readEntries(text: string): unknown[] {
  const document = parseJson(text);
  const rules = isRecord(document) ? document['rules'] : undefined;
  if (!Array.isArray(rules)) throw new Error('it must hold a list "rules"');
  if (rules.length > MAX_RULES) throw new Error(`it has more than ${MAX_RULES} rules`);
  return rules;
}

function readRule(entry: unknown, place: string, faults: string[]): IngestionRule | null {
  const before = faults.length;
  const { id, if: required, then, ...others } = isRecord(entry) ? entry : {};
  if (typeof id !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id))
    faults.push(
      `${place}.id must be 1 to 64 letters, digits, ".", "_" and "-", beginning with one of the first two`,
    );
  for (const name of Object.keys(others))
    faults.push(`${place} has an unknown member "${name.slice(0, 50)}"`);
  const conditions = readConditions(required, `${place}.if`, faults);
  const action = readAction(then);
  if (action === null)
    faults.push(
      `${place}.then must be "keep", "drop", {"category": one of ${CATEGORIES.join(', ')}} or {"country": code}`,
    );
  if (faults.length > before) return null;
  const matches = (article: IndexArticle): boolean =>
    conditions.every(({ subject, condition }) => {
      const isProse = subject === 'title' || subject === 'text';
      return condition(SUBJECTS[subject](article), isProse ? article.language : 'und');
    });
  return { id: id as string, action: action!, matches };
}

function readConditions(
  required: unknown,
  place: string,
  faults: string[],
): { subject: Subject; condition: TextCondition }[] {
  const members = isRecord(required) ? Object.entries(required) : [];
  if (members.length === 0) faults.push(`${place} must have a member: ${Object.keys(SUBJECTS).join(', ')}`);
  return members.flatMap(([name, value]) => {
    if (!Object.hasOwn(SUBJECTS, name)) {
      faults.push(`${place} has an unknown member "${name.slice(0, 50)}"`);
      return [];
    }
    try {
      if (typeof value !== 'string') throw new Error('must be a text');
      return [{ subject: name as Subject, condition: parseCondition(value) }];
    } catch (error) {
      faults.push(`${place}.${name} ${(error as Error).message}`);
      return [];
    }
  });
}

function readAction(then: unknown): RuleAction | null {
  if (then === 'keep' || then === 'drop') return then;
  if (!isRecord(then) || Object.keys(then).length !== 1) return null;
  const written = (name: string): string => (typeof then[name] === 'string' ? then[name].trim() : '');
  const category = CATEGORIES.find((one) => one === written('category').toLowerCase());
  if (category !== undefined) return { category };
  const country = parseCountry(written('country'));
  return country === null ? null : { country };
}
