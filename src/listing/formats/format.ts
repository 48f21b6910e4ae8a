import type { IncomingMessage } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '../../config/settings.js';
import { chooseType } from '../../http/accept.js';
import { mustBe, Parameter } from '../../http/parameter.js';
import { Problem } from '../../http/problem.js';
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

/** The absolute address of a path: below `PUBLIC_URL`, or at the host that the client has named. */
export function addressOf({ headers }: IncomingMessage, path: string, { ingestion }: Settings): string {
  const base = ingestion.publicUrl ?? (headers.host === undefined ? '' : `http://${headers.host}`);
  return base + path;
}
