/**
 * Size of the code: the lines of `src` without specs and tables, and the number of files of `src` of which a function
 * runs for one uncached `/news`, one uncached `/news/trending` and one new item. A table is a file
 * of at least eight lines of code of which four in five are only literals, keys and brackets. With `--list`: the names of
 * these files, and of files of under 30 lines with one importer, which may live with it.
 *
 *   npm run build && node bench/file-counts.mjs [--list]
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { loadSettings } from '../dist/config/load-settings.js';
import { OpenIngestion } from '../dist/ingestion/ingestion.js';
import { table } from './lib/report.mjs';
import { runningFiles, startCounting } from './lib/running-files.mjs';
import { startService } from './lib/service.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const SRC = path('src');
const MIN_LINES_OF_A_TABLE = 8;
const SHARE_OF_DATA = 0.8;

const DATA = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.OpenBraceToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.OpenBracketToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.ColonToken,
  ts.SyntaxKind.SemicolonToken,
]);

function isData(token) {
  const isKey = token.kind === ts.SyntaxKind.Identifier && ts.isPropertyAssignment(token.parent);
  return DATA.has(token.kind) || (isKey && token.parent.name === token);
}

function isTable(text) {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const lines = new Map();
  const visit = (node) => {
    if (ts.isJSDoc(node) || node.end === node.getStart(file)) return;
    const parts = node.getChildren(file);
    if (parts.length > 0) return parts.forEach(visit);
    const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
    const last = file.getLineAndCharacterOfPosition(node.end).line;
    for (let line = first; line <= last; line++) lines.set(line, (lines.get(line) ?? true) && isData(node));
  };
  visit(file);
  const data = [...lines.values()].filter(Boolean).length;
  return lines.size >= MIN_LINES_OF_A_TABLE && data / lines.size >= SHARE_OF_DATA;
}

function printLines() {
  const folders = new Map();
  for (const name of readdirSync(SRC, { recursive: true })) {
    if (!/\.ts$/.test(name) || /\.spec\.ts$/.test(name)) continue;
    const text = readFileSync(join(SRC, name), 'utf8');
    const folder = name.includes('/') ? name.split('/')[0] : '.';
    const row = folders.get(folder) ?? { files: 0, lines: 0, tables: 0 };
    if (isTable(text)) row.tables++;
    else {
      row.files++;
      row.lines += text.split('\n').length - 1;
    }
    folders.set(folder, row);
  }
  const rows = [...folders]
    .sort()
    .map(([folder, { files, lines, tables }]) => [folder, files, lines, tables]);
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
  const all = ['all', sum(1), sum(2), sum(3)];
  console.log(table(['folder of src', 'files', 'lines', 'tables left out'], [...rows, all]));
}

const SMALL = 30;

/**
 * Files of under 30 lines that one other file imports: `[file, importer]`. Not counted are modules of Nest and folders of
 * languages, whose names are the same everywhere, and files with a spec of their own.
 */
function smallFiles() {
  const names = readdirSync(SRC, { recursive: true }).filter((name) => /(?<!\.spec|\.d)\.ts$/.test(name));
  const importersOf = new Map(names.map((name) => [name, []]));
  for (const name of names) {
    const text = readFileSync(join(SRC, name), 'utf8');
    for (const [, target] of text.matchAll(/(?:from |import\()'(\.[^']+)\.js'/g))
      importersOf.get(`${join(dirname(name), target)}.ts`)?.push(name);
  }
  const isSmall = (name) => {
    if (/\.module\.ts$|^languages\/[^/]+\//.test(name)) return false;
    if (existsSync(join(SRC, name.replace(/ts$/, 'spec.ts')))) return false;
    const text = readFileSync(join(SRC, name), 'utf8');
    return text.split('\n').length <= SMALL && !isTable(text);
  };
  return [...importersOf].filter(([name, importers]) => importers.length === 1 && isSmall(name));
}

/** The files of one `/news` and one `/news/trending` that are not cached, in a service that has served other requests. */
async function filesOfRequests(dataDir) {
  const hook = new URL('./lib/running-files.mjs', import.meta.url).href;
  const service = await startService({ DATA_DIR: dataDir, INGEST: 'off' }, ['--import', hook]);
  const send = async (message) => {
    service.child.send(message);
    return (await once(service.child, 'message'))[0].files;
  };
  const get = async (target) => {
    const headers = { 'x-gateway-key': 'any', 'x-gateway-host': 'news.example' };
    const response = await fetch(service.url + target, { headers });
    const { count } = await response.json();
    if (!count) throw new Error(`${response.status} without articles`);
  };
  try {
    const count = async (targetOf) => {
      await get(targetOf('harvest', 10));
      await send('start counting');
      await get(targetOf('harbour', 9));
      return send('running files?');
    };
    return {
      news: await count((topic) => `/news?topic=${topic}&language=en&geo=all&limit=10&timeframe=last_24h`),
      trending: await count((_, limit) => `/news/trending?language=en&limit=${limit}`),
    };
  } finally {
    await service.stop();
  }
}

const item = (index, title) => `<item><title>${title}</title><link>http://127.0.0.1/news/${index}</link>
<guid>${index}</guid><pubDate>${new Date().toUTCString()}</pubDate><category>Business</category>
<description>&lt;p&gt;The report of the day, with a &lt;b&gt;few&lt;/b&gt; words more than its title.&lt;/p&gt;</description>
<enclosure url="http://127.0.0.1/${index}.jpg" type="image/jpeg" length="0"/></item>`;
const TITLES = [
  'Farmers expect a record harvest after a mild winter',
  'Port reopens its harbour to fishing boats after the storm',
  'Port reopens harbour to fishing boats after storm - The Paper',
  'Analysis: 12 ships wait outside the harbour, and more are to come',
  'Analysis: 14 ships wait outside the harbour, and more are to come',
  'Council beats mayor 5-3 in vote on harbour',
  'Council agrees on a new harbour bridge for the old town',
];

/** The files of one item that is new, in a feed that has been polled before. */
async function filesOfItem(dataDir) {
  let shown = TITLES.length - 1;
  const newsroom = createServer((_, response) => {
    const items = TITLES.slice(0, shown).map((title, index) => item(index, title));
    response.setHeader('content-type', 'application/rss+xml');
    response.end(
      `<rss version="2.0"><channel><title>Paper</title><language>en</language>${items.join('')}</channel></rss>`,
    );
  });
  newsroom.listen(0, '127.0.0.1');
  await once(newsroom, 'listening');
  const list = join(dataDir, 'sources.opml');
  const feed = `http://127.0.0.1:${newsroom.address().port}/feed`;
  writeFileSync(list, `<opml version="2.0"><body><outline text="Paper" xmlUrl="${feed}"/></body></opml>`);
  const environment = { DATA_DIR: dataDir, SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' };
  const open = new OpenIngestion(loadSettings(environment));
  const poll = async (wanted) => {
    for await (const { added, message } of open.ingestion.pollOnce())
      if (added !== wanted) throw new Error(`${added} added: ${message}`);
  };
  await poll(shown);
  shown++;
  startCounting();
  await poll(1);
  const files = runningFiles();
  await open.close();
  newsroom.close();
  return files;
}

const dataDir = mkdtempSync(join(tmpdir(), 'news-search-files-'));
try {
  printLines();
  const ofItem = await filesOfItem(dataDir);
  const { news, trending } = await filesOfRequests(dataDir);
  const ways = [
    ['one /news that is not cached', news],
    ['one /news/trending that is not cached', trending],
    ['one item that is new', ofItem],
  ];
  console.log(
    table(
      ['way', 'files'],
      ways.map(([way, files]) => [way, files.length]),
    ),
  );
  if (process.argv.includes('--list')) {
    for (const [way, files] of ways) console.log([`\n${way}`, ...files].join('\n  '));
    const small = smallFiles().map(([name, [importer]]) => `${name} (${importer})`);
    console.log([`\nfiles of under ${SMALL} lines with one importer`, ...small].join('\n  '));
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
