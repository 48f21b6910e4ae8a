import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { SourceFiles } from './source-files.js';
import { xmlMalformation } from './well-formed.js';

const opml = (...names: string[]): string =>
  `<?xml version="1.0"?>\n<opml version="2.0"><body>\n${names
    .map((name) => `<outline text="${name}" xmlUrl="https://${name}.example/rss"/>\n`)
    .join('')}</body></opml>\n`;

describe(SourceFiles.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const titles = (sut: SourceFiles): string[] => sut.read().sources.map(({ title }) => title);

  it('reads the present version of every file', () => {
    write('a.opml', opml('alpha'));
    const sut = new SourceFiles([folder]);
    expect(titles(sut)).toEqual(['alpha']);
    write('a.opml', opml('alpha', 'beta'));
    write('b.opml', opml('gamma'));
    expect(titles(sut)).toEqual(['alpha', 'beta', 'gamma']);
    rmSync(join(folder, 'a.opml'));
    expect(titles(sut)).toEqual(['gamma']);
  });

  it('keeps the last valid version of a file that is cut, and takes over the others', () => {
    const [first, second] = [write('a.opml', opml('alpha')), write('b.opml', opml('beta'))];
    const sut = new SourceFiles([first, second]);
    sut.read();
    write('a.opml', opml('alpha', 'new').slice(0, -20));
    write('b.opml', opml('gamma'));
    expect(sut.read()).toMatchObject({
      sources: [{ title: 'alpha' }, { title: 'gamma' }],
      rejected: [{ file: 'a.opml', problem: expect.stringContaining('ends inside') as string }],
    });
    write('a.opml', opml('alpha', 'new'));
    expect(sut.read()).toMatchObject({ rejected: [], sources: { length: 3 } });
  });

  it('reads no feed of a file that was never valid, and names it', () => {
    write('cut.opml', opml('alpha').slice(0, -20));
    write('page.opml', '<html><body>Sign in</body></html>');
    write('whole.opml', opml('beta'));
    const { sources, rejected } = new SourceFiles([folder]).read();
    expect(sources.map(({ title }) => title)).toEqual(['beta']);
    expect(rejected.map(({ file }) => file)).toEqual(['cut.opml', 'page.opml']);
  });

  it('keeps a file that the setting names while it is missing, and its list across processes', () => {
    const file = write('a.opml', opml('alpha'));
    const before = new SourceFiles([file]);
    before.read();
    rmSync(file);
    expect(before.read()).toMatchObject({ sources: [{ title: 'alpha' }], rejected: [{ file: 'a.opml' }] });
    expect(titles(new SourceFiles([file], before.lastValid))).toEqual(['alpha']);
  });

  it('follows the links of a mounted ConfigMap, whose hidden folder holds each file a second time', () => {
    const mount = (version: string, text: string): void => {
      mkdirSync(join(folder, version));
      write(`${version}/list.opml`, text);
      symlinkSync(version, join(folder, '..data_tmp'));
      renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
    };
    mount('..2026_1', opml('alpha'));
    symlinkSync(join('..data', 'list.opml'), join(folder, 'list.opml'));
    const sut = new SourceFiles([folder]);
    expect(titles(sut)).toEqual(['alpha']);
    mount('..2026_2', opml('beta'));
    expect(titles(sut)).toEqual(['beta']);
    mount('..2026_3', '<opml><body>');
    rmSync(join(folder, '..2026_1'), { recursive: true });
    expect(sut.read()).toMatchObject({ sources: [{ title: 'beta' }], rejected: [{ file: 'list.opml' }] });
  });
});

describe(xmlMalformation.name, () => {
  it.each([
    opml('alpha'),
    '<opml><outline text="Bits & Bytes &copy;" xmlUrl=\'https://a.example/?a=1&b=2\'/></OPML>',
    '<opml><body><outline text="A"><outline xmlUrl="https://a.example/"></outline></outline></body></opml>\n<!-- end -->\n',
    '<!DOCTYPE opml><opml/>',
  ])('accepts %j', (text) => {
    expect(xmlMalformation(text)).toBeNull();
  });

  it.each([
    '',
    'no list',
    '<opml><body>',
    '<opml><body><outline xmlUrl="https://a.example/"></body></opml>',
    '<opml><body><outline xmlUrl="https://a.example/"/></opml></body>',
    '<opml><outline xmlUrl="https://a.example/ /><outline text="b"/></opml>',
    '<opml><outline xmlUrl=https://a.example/ /></opml>',
    '<opml><outline text="a" text="b"/></opml>',
    '<opml></opml><outline',
    '<opml></opml></opml>',
    '<opml></opml><opml></opml>',
    '<opml><!-- no end </opml>',
    '<opml></opml><!-- no end',
  ])('rejects %j', (text) => {
    expect(xmlMalformation(text)).not.toBeNull();
  });

  it('rejects every beginning of a list', () => {
    const text = opml('alpha', 'beta').trim();
    const accepted = Array.from({ length: text.length }, (_, length) => length).filter(
      (length) => xmlMalformation(text.slice(0, length)) === null,
    );
    expect(accepted).toEqual([]);
  });

  it('names the line', () => {
    expect(xmlMalformation('<opml>\n<body>\n</opml>')).toBe('has </opml> in place of </body> (line 3)');
  });
});
