import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request } from 'express';
import { Problem } from './problem.js';

/** The paths and methods that controllers declare. Other methods on these paths get a 405. */
@Injectable()
export class DeclaredRoutes implements OnModuleInit {
  private readonly methods = new Map<string, string[]>();

  constructor(private readonly adapter: HttpAdapterHost) {}

  /** Declared paths, e.g. `/news/topic`. */
  get paths(): string[] {
    return [...this.methods.keys()];
  }

  /** Registers the 405 responses after Nest has bound the routes, but before Nest's own 404 response. */
  onModuleInit(): void {
    const { httpAdapter } = this.adapter;
    for (const { route } of httpAdapter.getInstance<Express>().router.stack) {
      if (route === undefined) continue;
      const bound = route.stack.map(({ method }) => method.toUpperCase());
      this.methods.set(route.path, [...(this.methods.get(route.path) ?? []), ...bound]);
    }
    for (const [path, methods] of this.methods) {
      const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      httpAdapter.all(path, ({ method }: Request) => {
        throw methodNotAllowed(method, allowed);
      });
    }
  }
}

function methodNotAllowed(method: string, allowed: string[]): Problem {
  const choice =
    allowed.length === 1 ? allowed[0] : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  return new Problem('method_not_allowed', `${method} is not supported here; use ${choice}.`, {
    headers: { Allow: [...allowed, 'OPTIONS'].join(', ') },
  });
}
