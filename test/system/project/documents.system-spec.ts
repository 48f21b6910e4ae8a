import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['docs', 'test', 'bench', '.ci', 'deploy'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

/** The text without blocks of code. */
const prose = (page: string): string => read(page).replace(/^```[^]*?^```/gm, '');

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  const slugs = [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const repeated = (slug: string, n: number): number =>
    slugs.slice(0, n).filter((one) => one === slug).length;
  return slugs.map((slug, n) => (repeated(slug, n) ? `${slug}-${repeated(slug, n)}` : slug));
}

describe('the documents', () => {
  it.each(pages)('%s has only links that resolve', (page) => {
    const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#');
        const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path!));
        if (!existsSync(join(ROOT, target))) return true;
        return (
          anchor !== undefined &&
          !(statSync(join(ROOT, target)).isFile() && anchorsOf(target).includes(anchor))
        );
      });
    expect(broken).toEqual([]);
  });

  it('are reached from the README', () => {
    const seen = new Set(['README.md']);
    for (const page of seen) {
      for (const [, path] of prose(page).matchAll(/\]\(([^)\s#:]+\.md)(?:#[^)]*)?\)/g))
        seen.add(join(dirname(page), path!));
    }
    const unreached = pages.filter((page) => page.startsWith('docs/') && !seen.has(page));
    expect(unreached).toEqual([]);
  });

  it('have at most 20,000 words for those who use or change the service', () => {
    const words = pages
      .filter((page) => !/^(?:docs\/re(?:search|ference)|test)\/|^CHANGELOG/.test(page))
      .flatMap((page) => read(page).split(/\s+/))
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(20_000);
  });

  it('have a README of at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});
