import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StaticPage } from './static-page.js';

const PAGE = new URL('./page/', import.meta.url);
const require = createRequire(import.meta.url);

/** Libraries that the modules of the page import, by the names in these imports. */
const LIBRARIES = ['preact', 'preact/hooks', 'htm'];

const MEDIA_TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** The stylesheets and modules of the page at `/`, by path below `page/`. */
export class PageFiles {
  private readonly files = new Map<string, string>();
  private readonly pages = new Map<string, StaticPage>();
  /** Hash of all files. It is part of their paths, so that a browser never combines modules of two versions. */
  readonly version: string;

  constructor() {
    for (const name of filesBelow('script/'))
      this.files.set(`script/${name}`, readPageFile(`script/${name}`));
    // One request for all styles.
    this.files.set(
      'style.css',
      filesBelow('style/')
        .map((name) => readPageFile(`style/${name}`))
        .join('\n'),
    );
    for (const name of LIBRARIES) {
      // A CommonJS module of these packages has the ES module beside it.
      const source = readFileSync(require.resolve(name).replace(/\.js$/, '.mjs'), 'utf8');
      // Source maps are not served.
      this.files.set(libraryPath(name), source.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
    }
    const hash = createHash('sha256');
    for (const [name, body] of this.files) hash.update(name).update(body);
    this.version = hash.digest('base64url').slice(0, 10);
  }

  get names(): string[] {
    return [...this.files.keys()];
  }

  /** The import map of the page: the address of each library by the name in `import` statements. */
  get imports(): Record<string, string> {
    return Object.fromEntries(LIBRARIES.map((name) => [name, this.addressOf(libraryPath(name))]));
  }

  /** The address of a file, relative to `/` because the service may be below a path prefix. */
  addressOf(name: string): string {
    return `./page/${this.version}/${name}`;
  }

  find(name: string): StaticPage | undefined {
    const body = this.files.get(name);
    if (body === undefined) return undefined;
    const page = this.pages.get(name) ?? StaticPage.file(body, MEDIA_TYPES[/\w+$/.exec(name)![0]]!);
    this.pages.set(name, page);
    return page;
  }
}

export const readPageFile = (name: string): string => readFileSync(new URL(name, PAGE), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(new URL(folder, PAGE), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(css|js)$/.test(name))
    .sort();

const libraryPath = (name: string): string => `library/${name.replace('/', '-')}.js`;
