import type { Request } from 'express';

interface Layer {
  route?: unknown;
  match(path: string): boolean;
}

/** Whether any handler is bound to the request's path, whatever its method. */
export function routeExists(request: Request): boolean {
  const { stack } = request.app.router as unknown as { stack: Layer[] };
  return stack.some((layer) => layer.route !== undefined && layer.match(request.path));
}
