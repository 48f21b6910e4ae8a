/** Checks the documents of the project (`npm run lint`): links, reachability, length. Prints what is wrong. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Words for those who use or change the service. */
const MAX_WORDS = 20_000;
const MAX_README_LINES = 120;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const documentsOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['docs', 'test', 'bench', '.ci', 'deploy'].flatMap(documentsOf),
];

/** The text without blocks of code. */
const prose = (page) => read(page).replace(/^```[^]*?^```/gm, '');

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page) {
  const slugs = [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const repeated = (slug, n) => slugs.slice(0, n).filter((one) => one === slug).length;
  return slugs.map((slug, n) => (repeated(slug, n) ? `${slug}-${repeated(slug, n)}` : slug));
}

function resolves(page, link) {
  const [path, anchor] = link.split('#');
  const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path));
  if (!existsSync(join(ROOT, target))) return false;
  return (
    anchor === undefined || (statSync(join(ROOT, target)).isFile() && anchorsOf(target).includes(anchor))
  );
}

const faults = [];
for (const page of pages) {
  for (const [, link] of prose(page).matchAll(/\]\(([^)\s]+)\)/g))
    if (!/^[a-z]+:/.test(link) && !resolves(page, link)) faults.push(`${page}: ${link} leads nowhere`);
}

const reached = new Set(['README.md']);
for (const page of reached) {
  for (const [, path] of prose(page).matchAll(/\]\(([^)\s#:]+\.md)(?:#[^)]*)?\)/g))
    if (existsSync(join(ROOT, dirname(page), path))) reached.add(join(dirname(page), path));
}
for (const page of pages)
  if (page.startsWith('docs/') && !reached.has(page)) faults.push(`${page} is not reached from README.md`);

const words = pages
  .filter((page) => !/^(?:docs\/re(?:search|ference)|test)\/|^CHANGELOG/.test(page))
  .flatMap((page) => read(page).split(/\s+/))
  .filter((word) => /[\p{L}\p{N}]/u.test(word));
if (words.length > MAX_WORDS) faults.push(`The documents have ${words.length} words; at most ${MAX_WORDS}.`);
const lines = read('README.md').trimEnd().split('\n').length;
if (lines > MAX_README_LINES) faults.push(`README.md has ${lines} lines; at most ${MAX_README_LINES}.`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
