import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { describeLong } from '../../support/long-proofs.js';

// The recipes of CONTRIBUTING.md in a copy of the project, in which the specs that they name are then run.
// "Add a feature" is in test/api/new-feature.spec.ts, "Add a live source" in the contract of live sources.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = ['src', 'catalogue', 'test', 'docs', 'deploy', '.env.example', 'package.json', 'README.md'];
const CONFIGURATION = [
  'CONTRIBUTING.md',
  'jest.config.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
];

const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');
function write(name: string, text: string): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

/** Inserts a text before a line that occurs once. */
function insert(name: string, before: string, text: string): void {
  const [head, tail, ...others] = read(name).split(before);
  expect([name, before, tail === undefined, others]).toEqual([name, before, false, []]);
  write(name, `${head}${text}${before}${tail}`);
}

/** Runs a program of `node_modules` in the copy. @returns its exit code and output. */
const run = (
  program: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const node = ['--experimental-vm-modules', '--no-warnings', ...program];
    execFile(process.execPath, node, { cwd: folder, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: out + err }),
    );
  });

const FRISIAN = `import type { Language } from '../language.js';

export const fy: Language = {
  code: 'fy',
  aliases: ['fry'],
  endonym: 'Frysk',
  englishName: 'West Frisian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'NL',
  trendingQuery: 'wichtichste nijs',
  categories: {
    world: 'Wrâld',
    national: 'Binnenlân',
    business: 'Bedriuwslibben',
    technology: 'Technyk',
    entertainment: 'Fermaak',
    sports: 'Sport',
    science: 'Wittenskip',
    health: 'Sûnens',
    politics: 'Polityk',
    economy: 'Ekonomy',
    environment: 'Miljeu',
  },
  sectionNames: {
    world: 'Bûtenlân',
    national: 'Lanlik',
    business: 'Bedriuwen',
    technology: 'Digitaal',
    entertainment: 'Kultuer, Muzyk*',
    sports: 'Fuotbal*, Keatsen, Reedriden',
    science: 'Ûndersyk',
    health: 'Soarch',
    politics: 'Ferkiezings*, Provinsje',
    economy: 'Hannel',
    environment: 'Klimaat*, Natuer',
  },
  sectionHead: 'last',
  newsWords: 'nijs aktueel',
  and: 'en',
  words: {
    functionWords: 'de it in en fan oer op nei mei yn út foar foarby is wurdt binne hat hawwe sei neamde kearde koe wer',
    distinctive: '*û* *â* *ô* *tsje *sje* nije jonge jier priis wint fine kriget ride iepenet skriuwt skriuwer sizze',
  },
};
`;

const SENTENCES = `title	preview	lazy
Gemeenterie stimt yn mei nije brêge oer de rivier	De bou begjint takom jier en duorret twa jier, sei de boargemaster.	brêge rivier
Swiere rein set doarpen yn it noarden ûnder wetter	Hûnderten húshâldings moasten nachts harren hûs út.	rein doarpen
Nasjonale ploech wint finale nei strafskoppen	De doelman kearde twa ballen foar fjirtichtûzen taskôgers.	ploech finale
Ûndersikers fine nije bijesoarte yn de bergen	It ynsekt libbet op twatûzen meter hichte en besiket mar ien blom.	bijesoarte bergen
Sikehûs iepenet in nije ôfdieling foar de âlderein	Pasjinten kinne der fan moandei ôf terjochte, skriuwt it bestjoer fan it sikehûs yn de stêd.	sikehûs âlderein
Bakkers ferheegje de priis fan bôle	De kosten foar nôt en stroom binne flink omheech gien, sizze se.	priis bôle
Jonge skriuwer kriget literêre priis	De sjuery neamde it boek in grutte ferrassing.	skriuwer priis
Treinen ride wer nei stoarm oan de kust	Wurkers hawwe de hiele nacht beammen fan it spoar helle.	treinen stoarm
`;

/** A format of its own: a line per article. */
const FORMAT = `import { Feed, type FeedContext } from './feed.js';
import { resolveLink } from './resolve-link.js';

/** Lines of an address, a space and a title. */
export function readLines(source: string, context: FeedContext): Feed {
  const lines = source.replace(/<[^>]*>/g, '').trim().split('\\n');
  const items = lines.map((line) => {
    const [address = '', ...words] = line.trim().split(' ');
    const url = resolveLink(address, context.url);
    return {
      ...{ id: url, url: url ?? '', title: words.join(' '), text: '', publishedAt: null, imageUrl: null },
      ...{ language: null, categories: [], publisher: null },
    };
  });
  return { ...new Feed('lines'), items };
}
`;

const FORMAT_SPEC = `import { parseFeed } from './parse-feed.js';

it('reads a line per article', () => {
  const text = '<lines>\\nhttps://a.example/1 Sea wall holds\\n</lines>';
  const feed = parseFeed(Buffer.from(text), { url: 'https://a.example/', contentType: null, now: 0 } as never);
  expect(feed.items.map(({ title, url }) => [title, url])).toEqual([['Sea wall holds', 'https://a.example/1']]);
});
`;

const STEP_SPEC = `import { makeCandidate } from '../../test/support/article-factory.js';
import { dropShouting } from './drop-shouting.js';

it('excludes titles in capitals', () => {
  const [loud, calm] = ['SEA WALL HOLDS', 'Sea wall holds'].map((title) => makeCandidate({ title }));
  expect(dropShouting([loud!, calm!])).toEqual([calm]);
});
`;

describeLong('the recipes of CONTRIBUTING.md', () => {
  beforeAll(() => {
    for (const name of [...COPIED, ...CONFIGURATION])
      cpSync(join(ROOT, name), path(name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), path('node_modules'));
    mkdirSync(path('tmp'));
  });

  it('add a source by one line', () => {
    const [, line] = /```xml\n(<outline .*\/>)\n```/.exec(read('CONTRIBUTING.md'))!;
    const lines = read('catalogue/en.opml').split('\n');
    const site = (text: string): string =>
      /htmlUrl="https?:\/\/(?:www\.)?([^/"]+).*country="GB"/.exec(text)?.[1] ?? '';
    lines.splice(
      lines.findIndex((other) => site(other) > site(line!)),
      0,
      `    ${line!}`,
    );
    write('catalogue/en.opml', lines.join('\n'));
  });

  it('add a language by a file, a line, eight headlines, and what distinguishes it from Dutch and German', () => {
    write('src/languages/fy/language.ts', FRISIAN);
    insert(
      'src/languages/registry.ts',
      "export { ga } from './ga/language.js';",
      "export { fy } from './fy/language.js';\n",
    );
    const detection = 'src/ingestion/normalize/detect-language.ts';
    write(detection, read(detection).replaceAll("['af', 'lb']", "['af', 'fy', 'lb']"));
    write('test/fixtures/sentences/fy.tsv', SENTENCES);
  });

  it('add a feed format by a file, a root element and a case', () => {
    write('src/feeds/lines.ts', FORMAT);
    write('src/feeds/lines.spec.ts', FORMAT_SPEC);
    insert('src/feeds/parse-feed.ts', "  urlset: 'sitemap',", "  lines: 'lines',\n");
    insert(
      'src/feeds/parse-feed.ts',
      "    case 'sitemap':",
      "    case 'lines':\n      return readLines(source, context);\n",
    );
    insert(
      'src/feeds/parse-feed.ts',
      "import { readRss } from './rss.js';",
      "import { readLines } from './lines.js';\n",
    );
    insert('src/feeds/feed.ts', "'sitemap-index'", "'lines' | ");
  });

  it('add a pipeline step by a function and a line', () => {
    write(
      'src/articles/drop-shouting.ts',
      `import type { Candidate } from './article.js';

/** Excludes titles in capitals. */
export const dropShouting = (candidates: Candidate[]): Candidate[] =>
  candidates.filter(({ title }) => title !== title.toUpperCase());
`,
    );
    write('src/articles/drop-shouting.spec.ts', STEP_SPEC);
    const batch = 'of candidates ?? [])';
    insert('src/articles/article-pipeline.service.ts', batch, '');
    write(
      'src/articles/article-pipeline.service.ts',
      read('src/articles/article-pipeline.service.ts').replace(batch, 'of dropShouting(candidates ?? []))'),
    );
    insert(
      'src/articles/article-pipeline.service.ts',
      'import { type IsAggregator',
      "import { dropShouting } from './drop-shouting.js';\n",
    );
  });

  it('add an error and a setting by a row each', async () => {
    insert(
      'src/http/errors.ts',
      '  not_found:',
      "  edition_unknown: { status: 404, title: 'Unknown edition', meaning: 'Choose another.' },\n",
    );
    insert(
      'src/config/settings-table.ts',
      '  REDIS_URL:',
      "  EDITION: setting('morning', oneOfWords('morning', 'evening'), 'Edition of the day.'),\n",
    );
    insert('src/config/settings.ts', '  readonly redisUrl', '  readonly edition;\n');
    insert('src/config/settings.ts', '    this.redisUrl', '    this.edition = values.EDITION;\n');
    insert('src/config/settings.spec.ts', '      aggregatorDomains:', "      edition: 'morning',\n");
    const updated = await run(['node_modules/jest/bin/jest.js', 'src/config'], {
      ...{ TMPDIR: path('tmp'), UPDATE_ENV_EXAMPLE: '1' },
    });
    expect(updated).toMatchObject({ code: 0 });
    expect(read('.env.example')).toContain('EDITION=');
  });

  it('pass their specs', async () => {
    const { code, output } = await run(
      [
        'node_modules/jest/bin/jest.js',
        ...['src/ingestion/sources/catalogue', 'src/languages', 'src/ingestion/normalize/sentences'],
        ...['src/feeds/lines.spec.ts', 'src/articles/drop-shouting', 'src/articles/article-pipeline'],
      ],
      { TMPDIR: path('tmp') },
    );
    expect(code === 0 ? '' : output).toBe('');
  });

  it('leave a project that compiles', async () => {
    appendFileSync(path('src/http/errors.ts'), "\nexport const EXAMPLE: ErrorCode = 'edition_unknown';\n");
    expect(await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.build.json'])).toEqual({
      ...{ code: 0, output: '' },
    });
  });
});
