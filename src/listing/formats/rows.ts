import type { Request } from 'express';
import { INCLUDABLE_FIELDS } from '../../articles/article.js';

const BASE_FIELDS = ['title', 'source', 'published_at', 'url', 'image_url', 'preview'] as const;
/** The fields of an article in a response, in the order of the contract. */
export const ARTICLE_FIELDS = [...BASE_FIELDS, ...INCLUDABLE_FIELDS] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** Names of fields without duplicates, in the order of an article. */
const inOrder = (names: readonly string[]): string[] => ARTICLE_FIELDS.filter((name) => names.includes(name));

/** A parameter in a URL whose name is, or may be an encoded form of, `fields`. */
const HAS_FIELDS = /[?&][^=&]*(?:fields|%)[^=&]*=/;

/**
 * The fields of the articles of a response: those of `fields` and `include`, as the request has them; null where neither
 * the request nor the format names them. Validation has rejected or will reject unknown ones.
 */
export function requestedFields(request: Request, format: string): readonly string[] | null {
  const named = HAS_FIELDS.test(request.originalUrl) ? listOf(request.query['fields']) : [];
  if (named.length === 0 && format !== 'csv') return null;
  return inOrder([...(named.length === 0 ? BASE_FIELDS : named), ...listOf(request.query['include'])]);
}

const listOf = (written: unknown): string[] =>
  typeof written !== 'string'
    ? []
    : written
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);

/** One row of a list: an article, a publisher or a bucket. */
export type ListRow = Readonly<Record<string, unknown>>;

/** Rows with only some of their fields. */
export const pickFields = (rows: readonly ListRow[], shown: readonly string[]): ListRow[] =>
  rows.map((row) => Object.fromEntries(shown.filter((name) => name in row).map((name) => [name, row[name]])));

/** Rows as objects, one a line (https://github.com/ndjson/ndjson-spec). */
export const toNdjson = (rows: readonly ListRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Rows as CSV with a header line (RFC 4180), in UTF-8 without a byte order mark. */
export const toCsv = (rows: readonly ListRow[], columns: readonly string[]): string =>
  [columns, ...rows.map((row) => columns.map((name) => textOf(row[name])))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');

/** The text of a value in a cell: several values are separated by semicolons, an object is JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Characters at the beginning of a cell that make a spreadsheet run it as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
