import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { Request, Response } from 'express';
import { HOUR } from '../config/durations.js';
import { parseQueryString } from './read-request.js';

/** Milliseconds after which a name may be logged again. */
const LOG_EVERY_MS = HOUR * 1000;
/** Names that are remembered; further ones are not logged. */
const MAX_LOGGED = 1_000;

type Constructor = abstract new () => object;
type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Names misspelled parameters in `X-Unknown-Parameters` and in the log. They are ignored like all unknown ones, which
 * the caller would otherwise not notice.
 */
@Injectable()
export class UnknownParameters {
  private readonly logger = new Logger('Requests');
  private readonly known = new WeakMap<Handler, ReadonlySet<string>>();
  /** When each name was logged, milliseconds of `performance.now()`. */
  private readonly logged = new Map<string, number>();

  /** Sets the header of a request whose handler is chosen. */
  report(context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<Request>();
    const { originalUrl } = request;
    const at = originalUrl.indexOf('?');
    if (at === -1) return;
    const known = this.knownTo(context);
    // A name without escapes is compared as it was sent: most requests have no other.
    if (namesOf(originalUrl.slice(at + 1)).every((name) => known.has(name))) return;
    const sent = Object.keys(parseQueryString(originalUrl.slice(at + 1)));
    const slips = sent.filter((name) => !known.has(name) && [...known].some((one) => isOneEdit(name, one)));
    if (slips.length === 0) return;
    const header = slips.map((name) => encodeURIComponent(name.toWellFormed())).join(', ');
    context.switchToHttp().getResponse<Response>().setHeader('X-Unknown-Parameters', header);
    for (const name of slips) this.log(name, request.path);
  }

  /** The names of the parameters of a handler: the properties of its DTO. */
  private knownTo(context: ExecutionContext): ReadonlySet<string> {
    const handler = context.getHandler();
    const found = this.known.get(handler);
    if (found !== undefined) return found;
    const prototype = context.getClass().prototype as object;
    const types = Reflect.getMetadata('design:paramtypes', prototype, handler.name) as
      Constructor[] | undefined;
    const names = (types ?? []).flatMap((type) =>
      getMetadataStorage()
        .getTargetValidationMetadatas(type, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
    const known = new Set(names);
    this.known.set(handler, known);
    return known;
  }

  private log(name: string, path: string): void {
    const now = performance.now();
    const last = this.logged.get(name);
    if (last !== undefined && now - last < LOG_EVERY_MS) return;
    if (this.logged.size >= MAX_LOGGED) {
      for (const [one, at] of this.logged) if (now - at >= LOG_EVERY_MS) this.logged.delete(one);
      if (this.logged.size >= MAX_LOGGED) return;
    }
    this.logged.set(name, now);
    this.logger.warn({ parameter: name.slice(0, 100), path }, 'a request has an unknown parameter');
  }
}

/** The names in a query string, not decoded. */
const namesOf = (query: string): string[] => query.split('&').map((pair) => pair.split('=', 1)[0]!);

/** Whether one inserted, removed, replaced or swapped pair of characters makes two different names equal. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2) return false;
  const [some, others] = [[...a], [...b]];
  let start = 0;
  while (start < some.length && some[start] === others[start]) start++;
  let end = 0;
  const left = Math.min(some.length, others.length) - start;
  while (end < left && some.at(-1 - end) === others.at(-1 - end)) end++;
  const [x, y] = [some, others].map((name) => name.slice(start, name.length - end)) as [string[], string[]];
  const isSwapped = x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
  return isSwapped || (x.length <= 1 && y.length <= 1);
}
