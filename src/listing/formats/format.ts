import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '../../config/settings.js';
import { mustBe, Parameter } from '../../http/parameter.js';
import { Problem } from '../../http/problem.js';
import { baseUrlOf } from '../../http/base-url.js';
import type { ArticleList, FeedFacts } from './article-list.js';
import { toAtom } from './atom.js';
import { toJsonFeed } from './json-feed.js';

interface Serializer {
  contentType: string;
  serialize(list: ArticleList, feed: FeedFacts): string;
}

/** The values of the parameter `format`. */
export const FEED_FORMATS = ['atom', 'jsonfeed'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
/** The format of a response. */
export type Format = FeedFormat | 'json';

export const SERIALIZERS: Record<FeedFormat, Serializer> = {
  atom: { contentType: 'application/atom+xml; charset=utf-8', serialize: toAtom },
  jsonfeed: { contentType: 'application/feed+json; charset=utf-8', serialize: toJsonFeed },
};

/** The title of a feed: of the story, the search text, or the path of the operation. */
export const titleOf = ({ title, topic }: ArticleList, target: string): string =>
  title || topic || target.replace(/\?.*/s, '');

/** The parameter `format`; null without it. */
export const FeedFormatParameter = (): PropertyDecorator =>
  Parameter<string | null>(
    {
      default: null,
      checks: [
        mustBe(`one of ${FEED_FORMATS.join(', ')}`, (value) => FEED_FORMATS.includes(value as FeedFormat)),
      ],
      schema: { type: 'string', title: 'FeedFormat', enum: FEED_FORMATS },
    },
    {
      description:
        'The same articles as a feed, Atom or JSON Feed 1.1; takes precedence over `Accept`, which may name ' +
        '`application/atom+xml` or `application/feed+json` instead.',
      example: 'atom',
    },
  );

const IN_FORMATS = 'response:in-formats';

type Handler = (...parameters: never[]) => Promise<{ envelope: ArticleList }>;

/** Marks a handler whose articles are also available as feeds; its DTO has the parameter `format`. */
export const InFormats =
  () =>
  <H extends Handler>(_target: object, _name: string | symbol, { value }: TypedPropertyDescriptor<H>): void =>
    void SetMetadata(IN_FORMATS, true)(value!);

export const isInFormats = (handler: object): boolean => Reflect.getMetadata(IN_FORMATS, handler) === true;

const isJson = (range: string): boolean => /[/+]json$/.test(range) && range !== 'application/feed+json';

/** A parameter in a URL whose name is, or may be an encoded form of, `format`. */
const HAS_FORMAT = /[?&][^=&]*(?:format|%)[^=&]*=/;

/** @throws Problem `not_acceptable` */
export function formatOf(request: Request): Format {
  const given = HAS_FORMAT.test(request.originalUrl) ? request.query['format'] : undefined;
  const named = typeof given === 'string' ? given.trim() : given;
  if (FEED_FORMATS.includes(named as FeedFormat)) return named as FeedFormat;
  // Validation rejects other values, whatever the client accepts.
  return named ? 'json' : acceptedFormat(request);
}

function acceptedFormat({ headers }: IncomingMessage): Format {
  const format = chooseType(headers.accept, {
    json: isJson,
    atom: (range) => range === 'application/atom+xml',
    jsonfeed: (range) => range === 'application/feed+json',
  });
  if (format !== null) return format;
  throw new Problem(
    'not_acceptable',
    'Articles are available as application/json, application/atom+xml and application/feed+json; name one in Accept.',
  );
}

/** A media range of `Accept` with its quality from 0 to 1. */
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
 * The first of the available types with the highest quality (RFC 9110 section 12.5.1). Among equals, a type that the
 * client names precedes one that it accepts by a wildcard, in the order in which it names them.
 *
 * @param header value of `Accept`; a missing one, or one without any valid range, accepts everything.
 * @param accepts by available type: whether a range that is not a wildcard means it.
 * @returns null where the client accepts none.
 */
function chooseType<T extends string>(
  header: string | undefined,
  accepts: Record<T, (range: string) => boolean>,
): T | null {
  const types = Object.keys(accepts) as T[];
  const ranges = readRanges(header ?? '');
  if (ranges.length === 0) return types[0]!;
  const rated = types.map((type) => {
    const named = ranges.findIndex(({ range }) => accepts[type](range));
    const index = named === -1 ? wildcardFor(ranges) : named;
    const quality = ranges[index]?.quality ?? 0;
    return { type, quality, place: named === -1 ? Infinity : named };
  });
  const [best] = rated
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || (a.place === b.place ? 0 : a.place - b.place));
  return best?.type ?? null;
}

/** The index of the most specific wildcard for a type of `application`; -1 without one. */
function wildcardFor(ranges: readonly MediaRange[]): number {
  const ofApplication = ranges.findIndex(({ range }) => range === 'application/*');
  return ofApplication === -1 ? ranges.findIndex(({ range }) => range === '*/*') : ofApplication;
}

/** The absolute address of a path: below `PUBLIC_URL`, or at the host that the client has named. */
export function addressOf(request: IncomingMessage, path: string, { ingestion }: Settings): string {
  return (ingestion.publicUrl ?? baseUrlOf(request) ?? '') + path;
}
