import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Problem } from '../http/problem.js';
import { readPageFile } from './page-files.js';
import { StaticPage } from './static-page.js';

const { resolve } = createRequire(import.meta.url);
const fromPackage = (name: string) => readFileSync(resolve(`swagger-ui-dist/${name}`));

const CSS = 'text/css; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** The files that the page `/docs` loads, by name; read on first use. */
const FILES = new Map<string, () => StaticPage>([
  ['swagger-ui.css', () => StaticPage.file(fromPackage('swagger-ui.css'), CSS)],
  ['swagger-ui-bundle.js', () => StaticPage.file(fromPackage('swagger-ui-bundle.js'), JAVASCRIPT)],
  ['reference.js', () => StaticPage.file(readPageFile('reference.js'), JAVASCRIPT)],
]);

/** Content-Security-Policy directives of `/docs`: Swagger UI uses inline styles and `data:` images. */
const POLICY = { 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data:" };

/** `/docs`: the page with Swagger UI, which displays `/openapi.json` and sends sample requests to this service. */
export const renderReference = (): StaticPage => StaticPage.html(readPageFile('reference.html'), POLICY);

/** Reads a file that the page `/docs` loads. @throws Problem `not_found` */
export function readReferenceFile(name: string): StaticPage {
  const read = FILES.get(name);
  if (read === undefined) throw new Problem('not_found', 'There is nothing at this path.');
  return read();
}
