import { Injectable, type OnModuleInit, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, HttpAdapterHost, MetadataScanner, Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Problem } from './problem.js';

/** The declared routes of this application. Other methods on their paths get 405. */
@Injectable()
export class Routes implements OnModuleInit {
  /** Methods by path, in the order of the modules. */
  private readonly methods = new Map<string, string[]>();

  constructor(
    discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly adapter: HttpAdapterHost,
  ) {
    for (const { metatype } of discovery.getControllers()) this.read(metatype as Type);
  }

  /** Declared paths, e.g. `/news/topic`. */
  get paths(): string[] {
    return [...this.methods.keys()];
  }

  /** Runs after Nest has bound the routes, and before its 404. */
  onModuleInit(): void {
    for (const [path, methods] of this.methods) {
      this.adapter.httpAdapter.all(path, ({ method }: Request) => {
        throw methodNotAllowed(method, methods);
      });
    }
  }

  private read(controller: Type): void {
    const base = this.reflector.get<string>(PATH_METADATA, controller);
    for (const name of this.scanner.getAllMethodNames(controller.prototype as object)) {
      const handler = (controller.prototype as Record<string, () => unknown>)[name]!;
      const method = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (method === undefined) continue;
      const path = join(base, this.reflector.get<string>(PATH_METADATA, handler));
      const bound = RequestMethod[method] === 'GET' ? ['GET', 'HEAD'] : [RequestMethod[method]!];
      this.methods.set(path, [...(this.methods.get(path) ?? []), ...bound]);
    }
  }
}

function join(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

function methodNotAllowed(method: string, allowed: string[]): Problem {
  const choice =
    allowed.length === 1 ? allowed[0] : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  return new Problem('method_not_allowed', `${method} is not supported here; use ${choice}.`, {
    headers: { Allow: [...allowed, 'OPTIONS'].join(', ') },
  });
}
