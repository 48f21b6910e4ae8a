import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '../../config/settings.js';
import { mustBe, Parameter } from '../../http/parameter.js';
import { Problem } from '../../http/problem.js';
import { requestedBaseUrl } from '../../http/base-url.js';
import type { ArticleList, FeedHeader } from './article-list.js';
import { toAtom } from './atom.js';
import { toJsonFeed } from './json-feed.js';
import { type ListRow, toCsv, toNdjson } from './rows.js';

/** Formats of lists of articles for feed readers. */
const FEED_FORMATS = ['atom', 'jsonfeed'] as const;
type FeedFormat = (typeof FEED_FORMATS)[number];
/** Formats with one row for each item, for spreadsheets and notebooks. */
const ROW_FORMATS = ['csv', 'ndjson'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];
export type ResponseFormat = FeedFormat | RowFormat | 'json';

/** Values of the parameter `format` for a list of articles. */
const ARTICLE_FORMATS: readonly ResponseFormat[] = [...FEED_FORMATS, ...ROW_FORMATS];

/** By format: the media type of its responses, then other media types that select it in `Accept`. */
const MEDIA_TYPES: Record<ResponseFormat, readonly string[]> = {
  json: ['application/json'],
  atom: ['application/atom+xml'],
  jsonfeed: ['application/feed+json'],
  csv: ['text/csv'],
  ndjson: ['application/x-ndjson', 'application/ndjson'],
};

export const contentTypeOf = (format: ResponseFormat): string => `${MEDIA_TYPES[format][0]}; charset=utf-8`;

/** Functions that serialize a list of articles as a feed, by format. */
export const FEED_SERIALIZERS: Record<FeedFormat, (list: ArticleList, feed: FeedHeader) => string> = {
  atom: toAtom,
  jsonfeed: toJsonFeed,
};

/** Functions that serialize rows, by format. `columns` are the names of all fields. */
export const ROW_SERIALIZERS: Record<
  RowFormat,
  (rows: readonly ListRow[], columns: readonly string[]) => string
> = { csv: toCsv, ndjson: toNdjson };

export const isRowFormat = (format: ResponseFormat): format is RowFormat =>
  (ROW_FORMATS as readonly string[]).includes(format);

/** The title of a feed: that of the story, the search text, or the path of the request. */
export const feedTitleOf = ({ title, topic }: ArticleList, target: string): string =>
  title || topic || target.replace(/\?.*/s, '');

/** Declares the parameter `format` of a list of articles; null if missing. */
export const FormatParameter = (): PropertyDecorator =>
  formatParameter(
    ARTICLE_FORMATS,
    'The same articles as a feed (Atom, JSON Feed 1.1) or as rows (CSV, NDJSON); takes precedence over `Accept`, which ' +
      'may name the media type instead.',
  );

/** Declares the parameter `format` of a list of items that are no articles; null if missing. */
export const RowFormatParameter = (): PropertyDecorator =>
  formatParameter(
    ROW_FORMATS,
    'The same rows as CSV or NDJSON; takes precedence over `Accept`, which may name the media type instead.',
  );

function formatParameter(formats: readonly ResponseFormat[], description: string): PropertyDecorator {
  const title = formats === ARTICLE_FORMATS ? 'Format' : 'RowFormat';
  return Parameter<string | null>(
    {
      default: null,
      checks: [mustBe(`one of ${formats.join(', ')}`, (value) => formats.includes(value as ResponseFormat))],
      schema: { type: 'string', title, enum: formats },
    },
    { description, example: 'csv' },
  );
}

const IN_FORMATS = 'response:in-formats';

type Handler = (...parameters: never[]) => Promise<{ envelope: object }>;

/** The formats, beside JSON, in which a handler's result is available. */
export interface OfferedFormats {
  available: readonly ResponseFormat[];
  /** Names of the fields of a row: the header of a CSV without rows; null for articles, whose fields are known. */
  columns: readonly string[] | null;
}

/** Declares that a handler's articles are also available as feeds and rows; its DTO needs the parameter `format`. */
export const OfferedAsFeedsAndRows = (): FormatDecorator =>
  withFormats({ available: ARTICLE_FORMATS, columns: null });

/** Declares that `items` or `buckets` are available as rows; the DTO needs `format`. @param columns fields of a row. */
export const OfferedAsRows = (columns: readonly string[]): FormatDecorator =>
  withFormats({ available: ROW_FORMATS, columns });

type FormatDecorator = <H extends Handler>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

const withFormats =
  (formats: OfferedFormats): FormatDecorator =>
  (_target, _name, { value }) =>
    void SetMetadata(IN_FORMATS, formats)(value!);

/** The formats, beside JSON, that a handler declares; null if it has only JSON. */
export const offeredFormatsOf = (handler: object): OfferedFormats | null =>
  (Reflect.getMetadata(IN_FORMATS, handler) as OfferedFormats | undefined) ?? null;

const isJson = (range: string): boolean => /[/+]json$/.test(range) && range !== 'application/feed+json';

/** Whether a URL may have the parameter `format`, whose name may be percent-encoded. */
const HAS_FORMAT = /[?&][^=&]*(?:format|%)[^=&]*=/;

/** The format that a request selects by `format` or the header `Accept`. @throws Problem `not_acceptable` */
export function requestedFormatOf(request: Request, available: readonly ResponseFormat[]): ResponseFormat {
  const given = HAS_FORMAT.test(request.originalUrl) ? request.query['format'] : undefined;
  const named = typeof given === 'string' ? given.trim() : given;
  if (available.includes(named as ResponseFormat)) return named as ResponseFormat;
  // Validation rejects other values, whatever the client accepts.
  return named ? 'json' : acceptedFormat(request, ['json', ...available]);
}

function acceptedFormat({ headers }: IncomingMessage, formats: readonly ResponseFormat[]): ResponseFormat {
  const format = chooseFormat(headers.accept, formats);
  if (format !== null) return format;
  // Operations without feeds have ignored `Accept` before there were rows.
  if (!formats.includes('atom')) return 'json';
  const types = formats.map((one) => MEDIA_TYPES[one][0]).join(', ');
  throw new Problem('not_acceptable', `This list is available as ${types}; name one of them in Accept.`);
}

/** A media range of the header `Accept`, with its quality value from 0 to 1. */
interface MediaRange {
  /** In lower case, without parameters. */
  range: string;
  quality: number;
}

const TOKEN = String.raw`[!#$%&'*+.^_|~0-9a-z-]+`;
const RANGE = new RegExp(`^(?:\\*|\\*/\\*|${TOKEN}/(?:\\*|${TOKEN}))$`);

function readRanges(header: string): MediaRange[] {
  return header.split(',').flatMap((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const quality = weight === undefined ? 1 : Number(weight);
    if (!RANGE.test(range) || !(quality >= 0 && quality <= 1)) return [];
    // Java's own client sends `*`.
    return [{ range: range === '*' ? '*/*' : range, quality }];
  });
}

/**
 * The format with the highest quality value in `Accept` (RFC 9110, 12.5.1). Among equal ones, formats that the client
 * names come first, in its order; formats that only a wildcard such as `text/*` permits follow.
 * @param header value of `Accept`; a missing one, or one without a valid range, accepts everything.
 * @param formats the available ones.
 * @returns null if the client accepts none of them.
 */
function chooseFormat(header: string | undefined, formats: readonly ResponseFormat[]): ResponseFormat | null {
  const ranges = readRanges(header ?? '');
  if (ranges.length === 0) return formats[0]!;
  const rated = formats.map((format) => {
    const named = ranges.findIndex(({ range }) => isMeant(range, format));
    const index = named === -1 ? wildcardFor(ranges, format) : named;
    const quality = ranges[index]?.quality ?? 0;
    return { format, quality, place: named === -1 ? Infinity : named };
  });
  const [best] = rated
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || (a.place === b.place ? 0 : a.place - b.place));
  return best?.format ?? null;
}

const isMeant = (range: string, format: ResponseFormat): boolean =>
  format === 'json' ? isJson(range) : MEDIA_TYPES[format].includes(range);

function wildcardFor(ranges: readonly MediaRange[], format: ResponseFormat): number {
  const ofType = MEDIA_TYPES[format][0]!.replace(/\/.*/, '/*');
  const found = ranges.findIndex(({ range }) => range === ofType);
  return found === -1 ? ranges.findIndex(({ range }) => range === '*/*') : found;
}

/** The absolute URL of a path: below `PUBLIC_URL`, otherwise at the host that the client has used. */
export function publicUrlOf(request: IncomingMessage, path: string, { ingestion }: Settings): string {
  return (ingestion.publicUrl ?? requestedBaseUrl(request) ?? '') + path;
}
