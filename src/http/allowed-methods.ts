import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods of the handlers bound to the request's path, and `HEAD` beside `GET`; none where nothing is bound. */
export function allowedMethods(request: Request): string[] {
  const { stack } = request.app.router as unknown as { stack: Layer[] };
  const bound = stack.filter(({ route }) => route !== undefined).filter((layer) => layer.match(request.path));
  const methods = bound.flatMap(({ route }) => Object.keys(route!.methods)).map((name) => name.toUpperCase());
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
