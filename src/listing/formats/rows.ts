import type { Request } from 'express';
import { INCLUDABLE_FIELDS } from '../../articles/article.js';
import { splitList } from '../../config/parsers.js';

const BASE_FIELDS = ['title', 'source', 'published_at', 'url', 'image_url', 'preview'] as const;
/** Names of the fields that an article may have, in the order of a response. */
export const ARTICLE_FIELDS = [...BASE_FIELDS, ...INCLUDABLE_FIELDS] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** Sorts names of fields into the order of an article, and removes duplicates. */
const inOrder = (names: readonly string[]): string[] => ARTICLE_FIELDS.filter((name) => names.includes(name));

/** Whether a URL may have the parameter `fields`, whose name may be percent-encoded. */
const HAS_FIELDS = /[?&][^=&]*(?:fields|%)[^=&]*=/;

/**
 * The fields of each article in a response. Null for all: if `fields` is missing and the format is not CSV. Reads the
 * query before its validation, which rejects unknown names.
 */
export function requestedFields(request: Request, format: string): readonly string[] | null {
  const named = HAS_FIELDS.test(request.originalUrl) ? listOf(request.query['fields']) : [];
  if (named.length === 0 && format !== 'csv') return null;
  return inOrder([...(named.length === 0 ? BASE_FIELDS : named), ...listOf(request.query['include'])]);
}

const listOf = (written: unknown): string[] => (typeof written === 'string' ? splitList(written) : []);

/** An item of a list: an article, a publisher or a bucket. */
export type ListRow = Readonly<Record<string, unknown>>;

/** Copies rows with only the given fields. */
export const rowsWithFields = (rows: readonly ListRow[], shown: readonly string[]): ListRow[] =>
  rows.map((row) => Object.fromEntries(shown.filter((name) => name in row).map((name) => [name, row[name]])));

/** Serializes rows as one JSON object a line (https://github.com/ndjson/ndjson-spec). */
export const toNdjson = (rows: readonly ListRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Serializes rows as CSV with a header line (RFC 4180), without a byte-order mark. */
export const toCsv = (rows: readonly ListRow[], columns: readonly string[]): string =>
  [columns, ...rows.map((row) => columns.map((name) => textOf(row[name])))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');

/** The text of a cell: several values are separated by semicolons, an object is JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Matches a cell that a spreadsheet would execute as a formula; such a cell gets an apostrophe: `'=1+1`. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
