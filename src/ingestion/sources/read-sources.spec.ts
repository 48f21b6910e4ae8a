import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../../test/support/fast-check.js';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { growthOf, PROPORTIONAL } from '../../../test/support/growth.js';
import { CATEGORIES } from '../../languages/categories.js';
import { formatOpml } from './opml.js';
import { readSources, MAX_SOURCE_LIST_BYTES } from './read-sources.js';
import type { Source } from './source.js';

describe(readSources.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const opml = (body: string): string => file('list.opml', `<opml version="2.0"><body>${body}</body></opml>`);

  it('reads the attributes of an outline', () => {
    const path = opml(
      '<outline type="rss" text="Morning Courier" xmlUrl="https://courier.example/rss" ' +
        'htmlUrl="https://courier.example" language="en-gb" country="uk" category="/News/World,Sports"/>',
    );
    const { sources, faults } = readSources([path]);
    expect(faults).toEqual([]);
    expect(sources).toEqual([
      expect.objectContaining({
        url: 'https://courier.example/rss',
        title: 'Morning Courier',
        siteUrl: 'https://courier.example/',
        country: 'GB',
        categories: ['world', 'sports'],
      }),
    ]);
    expect(sources[0]?.language).toMatch(/^en/);
  });

  it('repeats no password of an address in its faults', () => {
    const { faults } = readSources([opml('<outline xmlUrl="https://reader:secret@a.example/rss?a=b@c"/>')]);
    expect(faults).toEqual([
      {
        ...{ file: join(folder, 'list.opml'), line: 1, outline: 'https://…@a.example/rss?a=b@c' },
        problem: 'xmlUrl "https://…@a.example/rss?a=b@c": addresses with credentials are not fetched',
      },
    ]);
  });

  it.each([
    'https://reader:pa/ss@a.example/rss',
    'https://reader:pa ss@a.example/rss',
    'reader:pass@a.example/rss',
  ])('repeats no password of %s, which is no address', (address) => {
    const { faults } = readSources([opml(`<outline text="Paper" xmlUrl="${address}"/>`)]);
    expect(JSON.stringify(faults)).toMatch(/a\.example\/rss/);
    expect(JSON.stringify(faults)).not.toMatch(/pa.?ss@/);
  });

  it("uses the attributes of the folders around an outline, and a folder's name as a category", () => {
    const path = opml(
      '<outline text="Germany" country="DE" language="de"><outline text="Sport">' +
        '<outline text="A" xmlUrl="https://a.example/rss"/>' +
        '<outline text="B" xmlUrl="https://b.example/rss" category="Wissenschaft" country="AT"/>' +
        '</outline></outline><outline text="Favourites"><outline text="C" xmlUrl="https://c.example/rss"/></outline>',
    );
    const { sources } = readSources([path]);
    expect(sources).toMatchObject([
      { title: 'A', country: 'DE', language: 'de', categories: ['sports'] },
      { title: 'B', country: 'AT', language: 'de', categories: ['sports', 'science'] },
      { title: 'C', country: null, language: null, categories: [] },
    ]);
  });

  it('reads the name of a folder as a category in any language, and as a label otherwise', () => {
    const inFolder = (name: string, i: number): string =>
      `<outline text="${name}"><outline text="A" xmlUrl="https://f${i}.example/rss"/></outline>`;
    const names = ['Deportes', 'Wirtschaft', 'スポーツ', 'Security', 'My competitors', 'Clients, Berlin'];
    const { sources } = readSources([opml(names.map(inFolder).join(''))]);
    expect(sources.map(({ categories, labels }) => [categories, labels])).toEqual([
      [['sports'], undefined],
      [['business', 'economy'], undefined],
      [['sports'], undefined],
      [[], ['Security']],
      [[], ['My competitors']],
      [[], ['Clients', 'Berlin']],
    ]);
  });

  it('gives a feed the labels of all folders around it beside its own, each once', () => {
    const path = opml(
      '<outline text="Work"><outline title="Security"><outline text="Sport">' +
        '<outline text="A" xmlUrl="https://a.example/rss" label="work,daily"/></outline></outline></outline>',
    );
    expect(readSources([path]).sources).toMatchObject([
      { categories: ['sports'], labels: ['work', 'daily', 'Security'] },
    ]);
  });

  it('reads an address as no name, and an address without a scheme as one of HTTPS', () => {
    const path = opml(
      '<outline text="https://a.example/rss" xmlUrl="https://a.example/rss"/>' +
        '<outline title="www.b.example/feed" text="Courier" xmlUrl="b.example/feed"/>' +
        '<outline text="c.example/rss" xmlUrl="c.example/rss"/>' +
        '<outline text="Heise.de" xmlUrl="//d.example:8080/rss?x=1"/>',
    );
    expect(readSources([path]).sources).toMatchObject([
      { title: '', url: 'https://a.example/rss' },
      { title: 'Courier', url: 'https://b.example/feed' },
      { title: '', url: 'https://c.example/rss' },
      { title: 'Heise.de', url: 'https://d.example:8080/rss?x=1' },
    ]);
  });

  it('reads labels, of a folder too, and writes them', () => {
    const path = opml(
      '<outline text="Regional" label="local"><outline text="A" xmlUrl="https://a.example/rss"/></outline>' +
        '<outline text="B" label=" Public, paywall ,public," xmlUrl="https://b.example/rss"/>' +
        '<outline text="C" xmlUrl="https://c.example/rss"/>',
    );
    const labelsOf = (file: string) => readSources([file]).sources.map(({ labels }) => labels);
    const expected = [['local', 'Regional'], ['Public', 'paywall'], undefined];
    expect(labelsOf(path)).toEqual(expected);
    expect(labelsOf(file('written.opml', formatOpml(readSources([path]).sources)))).toEqual(expected);
  });

  it('reads malformed OPML', () => {
    const path = opml(
      '<OUTLINE text="Bits & Bytes" XMLURL="https://x.example/feed?a=1&copy=2&lang=en">' +
        '<outline text="Caf&eacute; &#39;Zentral&#39;" xmlUrl=\'feed://cafe.example/rss\' />' +
        '<outline title="No end tag" xmlUrl="  feed:https://noend.example/rss#top " ></outline>',
    );
    expect(readSources([path]).sources).toMatchObject([
      { title: 'Bits & Bytes', url: 'https://x.example/feed?a=1&copy=2&lang=en' },
      { title: "Café 'Zentral'", url: 'http://cafe.example/rss' },
      { title: 'No end tag', url: 'https://noend.example/rss' },
    ]);
  });

  it('uses no title of invisible characters alone', () => {
    const path = opml(
      '<outline title="&#x200b;" text="Courier" xmlUrl="https://a.example/rss"/>' +
        '<outline title="&#x200b; &#xad;" xmlUrl="https://b.example/rss"/>',
    );
    expect(readSources([path]).sources.map(({ title }) => title)).toEqual(['Courier', '']);
  });

  it('reads a list in the charset its bytes are in', () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8"?><opml><outline text="Época" xmlUrl="https://e.example/"/></opml>';
    const { sources } = readSources([file('latin.opml', Buffer.from(text, 'latin1'))]);
    expect(sources[0]?.title).toBe('Época');
  });

  it('names each fault with its line and reads on', () => {
    const path = file(
      'faults.opml',
      '<opml>\n<outline text="Lost" type="rss"/>\n<outline text="Odd" xmlUrl="gopher://odd.example/"/>\n' +
        '<outline text="Key" xmlUrl="https://me:secret@key.example/rss"/>\n' +
        '<outline text="Nowhere" xmlUrl="https://ok.example/rss" country="Atlantis" language="???"/>\n</opml>',
    );
    const { sources, faults } = readSources([path]);
    expect(sources.map(({ url }) => url)).toEqual(['https://ok.example/rss']);
    expect(faults.map(({ line, outline, problem }) => [line, outline, problem.split(' ')[0]])).toEqual([
      [2, 'Lost', 'has'],
      [3, 'Odd', 'xmlUrl'],
      [4, 'Key', 'xmlUrl'],
      [5, 'Nowhere', 'language'],
      [5, 'Nowhere', 'country'],
    ]);
  });

  it('merges outlines of the same feed', () => {
    const path = opml(
      '<outline text="" xmlUrl="http://Same.example/rss/" category="sports"/>' +
        '<outline text="Same" xmlUrl="https://same.example/rss" language="fr" category="world"/>',
    );
    expect(readSources([path, path]).sources).toEqual([
      expect.objectContaining({
        url: 'https://same.example/rss',
        title: 'Same',
        language: 'fr',
        categories: expect.arrayContaining(['sports', 'world']) as unknown,
      }),
    ]);
  });

  it('reads nested folders, and reports what it cannot read', () => {
    mkdirSync(join(folder, 'deep'));
    file('deep/a.OPML', '<opml><outline xmlUrl="https://a.example/"/></opml>');
    file('notes.txt', 'no list');
    const page = file('page.html', '<html><body>Sign in</body></html>');
    const { sources, faults } = readSources([folder, page, join(folder, 'missing.opml')]);
    expect(sources).toHaveLength(1);
    expect(faults.map(({ problem }) => problem)).toEqual(['is no OPML', 'does not exist']);
  });

  it('omits feeds in folders that are nested too deep, in linear time, and names their list', async () => {
    const feed = (name: string): string => `<outline xmlUrl="https://${name}.example/"/>`;
    const nested = (depth: number): string => {
      const [open, close] = ['<outline text="folder">\n'.repeat(depth), '</outline>'.repeat(depth)];
      return opml(`${feed('before')}${open}${feed('inside')}${close}${feed('behind')}`);
    };
    const path = nested(20_000);
    const list = readSources([path]);
    expect(list.sources.map(({ url }) => url)).toEqual([
      'https://before.example/',
      'https://behind.example/',
    ]);
    const problem = 'has folders more than 32 deep; the feeds in them are ignored';
    expect(list.faults).toEqual([{ file: path, line: 34, outline: '', problem }]);
    expect(await growthOf((depth) => readSources([nested(depth)]))).toBeLessThan(PROPORTIONAL);
  });

  it.each([
    ['closed', '/>'],
    ['not closed', '>'],
  ])('reads outlines that are %s in linear time', async (_name, end) => {
    const outline = (_: unknown, i: number): string => `<outline xmlUrl="https://h${i}.example/"${end}`;
    const read = (size: number) => readSources([opml(Array.from({ length: size }, outline).join('\n'))]);
    expect(read(10_000)).toMatchObject({ sources: { length: 10_000 }, faults: [] });
    expect(await growthOf(read)).toBeLessThan(PROPORTIONAL);
  });

  it('reads the outlines of a large folder in linear time', async () => {
    const outline = (_: unknown, i: number): string => `<outline xmlUrl="https://h${i}.example/"/>`;
    const read = (size: number) => {
      const feeds = Array.from({ length: size / 100 }, outline).join('');
      return readSources([opml(`<outline text="F" category="${'a,'.repeat(size)}">${feeds}</outline>`)]);
    };
    expect(await growthOf(read)).toBeLessThan(PROPORTIONAL);
  });

  it('names a hundred faults of a list and counts the others', () => {
    const path = opml('<outline text="Lost"/>'.repeat(1_000));
    const { faults } = readSources([path]);
    expect(faults).toHaveLength(101);
    expect(faults.at(-1)).toMatchObject({ file: path, problem: 'has 900 more faults' });
  });

  it('rejects files that are too large or have no end', () => {
    const large = file('large.opml', '');
    truncateSync(large, MAX_SOURCE_LIST_BYTES + 1);
    symlinkSync('/dev/zero', join(folder, 'endless.opml'));
    execFileSync('mkfifo', [join(folder, 'pipe.opml')]);
    opml('<outline xmlUrl="https://a.example/"/>');
    const { sources, faults } = readSources([folder]);
    expect(sources).toHaveLength(1);
    expect(faults).toEqual([
      { file: join(folder, 'endless.opml'), line: 0, outline: '', problem: 'is no regular file' },
      { file: large, line: 0, outline: '', problem: 'has more than 33554432 bytes' },
      { file: join(folder, 'pipe.opml'), line: 0, outline: '', problem: 'is no regular file' },
    ]);
  });

  it('returns a result for any document', () => {
    const piece = fc.constantFrom(
      '<outline ',
      'xmlUrl="',
      'http://a.example/',
      '"',
      '>',
      '/>',
      '</outline>',
      '&',
      '<',
      ' text=',
      '<opml>',
      '\n',
      'é',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const { sources } = readSources([file('fuzz.opml', pieces.join(''))]);
        for (const { url } of sources) expect(URL.canParse(url)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('reads the lists that it writes', () => {
    const source = fc.record({
      url: fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).href),
      title: fc.string({ unit: 'grapheme' }).map((text) =>
        text
          .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
      siteUrl: fc.option(fc.webUrl().map((url) => new URL(url).href)),
      language: fc.constantFrom(null, 'de', 'fr', 'en'),
      country: fc.constantFrom(null, 'DE', 'FR', 'US'),
      categories: fc.subarray([...CATEGORIES]),
    });
    const list = fc.uniqueArray(source, {
      selector: ({ url }) => url.replace(/^https?:|\/$/g, ''),
      maxLength: 5,
    });
    fc.assert(
      fc.property(list, (written: Source[]) => {
        const readable = written.map((one) => ({
          ...one,
          title: one.title.replace(/\p{Cc}/gu, '').trim(),
        }));
        const { sources, faults } = readSources([file('round.opml', formatOpml(readable))]);
        expect(faults).toEqual([]);
        expect(sources).toEqual(readable);
      }),
      { numRuns: 60 },
    );
  });
});
