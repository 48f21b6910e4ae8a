import { rmSync } from 'node:fs';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';

type Span = [start: number, end: number];

interface Item {
  title: string;
  preview: string;
  matches: { title: Span[]; preview: Span[] };
}

/** The marked words of an article, and the same between brackets in its title. */
const marked = ({ title, preview, matches }: Item): { title: string[]; preview: string[] } => ({
  title: matches.title.map(([start, end]) => title.slice(start, end)),
  preview: matches.preview.map(([start, end]) => preview.slice(start, end)),
});

describe('include=matches', () => {
  let service: TestApp;
  let folder: string;
  let writer: IndexWriter;

  beforeAll(async () => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    service = await createTestApp({ environment: { DATA_DIR: folder, RESPONSE_CACHE_MB: '0' } });
  });
  beforeEach(() => {
    const ids = writer.database.prepare<{ id: number }>('SELECT id FROM articles').all();
    writer.remove(ids.map(({ id }) => id));
  });
  afterAll(async () => {
    await service.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  type Given = Parameters<typeof anIndexArticle>[0];
  const write = (title: string, given: Given = {}) =>
    writer.write([anIndexArticle({ title, preview: '', ...given })]);
  const read = async (path: string): Promise<Item[]> => {
    const response = await service.get(`${path}&include=matches`);
    return ((await response.json()) as { items: Item[] }).items;
  };
  const search = (topic: string, language = 'en', more = '') =>
    read(`/news?${new URLSearchParams({ topic, language })}${more}`);
  const marksOf = async (...query: Parameters<typeof search>) => marked((await search(...query))[0]!);

  it.each([
    ['en', 'storms', 'Storm-hit coast: STORMS, a storm’s path', ['Storm', 'STORMS', 'storm']],
    ['fr', 'ecole', 'L’École rouvre, les écoles aussi', ['École', 'écoles']],
    ['de', 'straße', 'Strasse gesperrt, Straßen frei', ['Strasse', 'Straßen']],
    ['es', 'decision', 'La decisión y las decisiones del año', ['decisión', 'decisiones']],
    ['vi', 'ha noi', 'Mưa lớn ở Hà Nội sáng nay', ['Hà', 'Nội']],
    ['tr', 'istanbul', 'İstanbul’da kar, ISTANBUL felç', ['İstanbul', 'ISTANBUL']],
    ['ru', 'выборы', 'Итоги выборов: Выборы прошли спокойно', ['выборов', 'Выборы']],
    ['el', 'εκλογη', 'Η εκλογή και ο νόμος των εκλογών', ['εκλογή', 'εκλογών']],
    ['ar', 'حكومة', 'الحكومة الجديدة تجتمع مع حكومة الجوار', ['الحكومة', 'حكومة']],
    ['he', 'ממשלה', 'הממשלה אישרה, בממשלה מרוצים', ['הממשלה', 'בממשלה']],
    ['he', 'צה"ל', 'דובר צה״ל: אין נפגעים', ['צה״ל']],
    ['fa', 'انتخابات', 'انتخابات ریاست‌جمهوری برگزار شد', ['انتخابات']],
    ['hi', 'चुनाव', 'चुनावों से पहले चुनाव आयोग की बैठक', ['चुनावों', 'चुनाव']],
    ['th', 'เลือกตั้ง', 'ผลการเลือกตั้งวันนี้', ['เลือกตั้ง']],
    ['zh', '人工智能', '中国人工智能产业，人工智慧', ['人工智能']],
    ['zh', '台灣', '台湾地震', ['台湾']],
    ['ja', '選挙', '衆院選挙、選挙区の見直し', ['選挙', '選挙']],
    ['ko', '정부가', '정부는 오늘 발표했다', ['정부']],
    ['ka', 'არჩევნები', 'არჩევნების შედეგები', ['არჩევნების']],
    ['bn', 'নির্বাচন', 'নির্বাচনের ফল প্রকাশ', ['নির্বাচনের']],
    ['ta', 'தேர்தல்', 'தேர்தல் முடிவுகள்', ['தேர்தல்']],
    ['hy', 'ընտրություններ', 'Ընտրությունների արդյունքները', ['Ընտրությունների']],
    ['am', 'ምርጫ', 'ምርጫ ቦርድ መግለጫ ሰጠ', ['ምርጫ']],
  ])('marks every form of a word in %s: %s', async (language, topic, title, expected) => {
    const preview = `«😀» ${title}`;
    write(title, { language, preview });
    expect(await marksOf(topic, language)).toEqual({ title: expected, preview: expected });
  });

  it.each([
    [
      'phrases word by word, and no other occurrence',
      '"sea wall"',
      'Wall by the sea: Sea wall falls',
      ['Sea', 'wall'],
    ],
    [
      'function words only in a phrase',
      '"war in ukraine"',
      'In brief: the war in Ukraine',
      ['war', 'in', 'Ukraine'],
    ],
    ['no function words', 'the war in ukraine', 'The war in Ukraine', ['war', 'Ukraine']],
    ['no excluded words', 'harbour -bridge', 'Harbour opens', ['Harbour']],
    [
      'no words of an alternative that does not match',
      '(sea wall) OR (harbour bridge)',
      'Sea wall, harbour',
      ['Sea', 'wall'],
    ],
    ['each alternative that matches', 'storm OR flood', 'Flood follows storm', ['Flood', 'storm']],
    ['numbers in any grouping', '10000', 'Some 10,000 march', ['10,000']],
    ['a name with a hyphen', 'wifi', 'Free Wi-Fi on trains', ['Wi-Fi']],
    ['a hyphen that is not written', 'wi-fi', 'Free wifi on trains', ['wifi']],
    ['a letter and a number', 'F35', 'Two F-35 jets land', ['F', '35']],
    ['initials', 'JK Rowling', 'J. K. Rowling writes', ['J. K.', 'Rowling']],
    ['names with signs', 'c++', 'A C++ compiler', ['C++']],
    [
      'words that are near each other',
      'ferry NEAR/2 strike',
      'Strike halts ferry; long after it that other ferry',
      ['Strike', 'ferry'],
    ],
    ['irregular forms and spellings', 'woman defence', 'Women back defense plan', ['Women', 'defense']],
    ['words of a title', 'title:storm', 'Storm of the year', ['Storm']],
  ])('marks %s', async (_, topic, title, expected) => {
    write(title);
    expect((await marksOf(topic)).title).toEqual(expected);
  });

  it('marks only the title where only the title is searched', async () => {
    write('Storm hits', { preview: 'The storm was strong.' });
    expect(await marksOf('storm', 'en', '&search_in=title')).toEqual({ title: ['Storm'], preview: [] });
    expect(await marksOf('title:storm')).toEqual({ title: ['Storm'], preview: [] });
  });

  it('marks the other words where one is in the text that is not shown', async () => {
    write('Ferry sinks', { rest: 'Behind the preview, a lighthouse.' });
    expect((await marksOf('ferry lighthouse')).title).toEqual(['Ferry']);
  });

  it('marks the words and related words of a relaxed match, no related words of an exact one', async () => {
    for (let i = 0; i < 30; i++) write(`Weather number ${i} of the nation`);
    write('National policy on fish');
    write('National museum and the fishery');
    const [exact, relaxed] = await search('national fish');
    expect(marked(exact!).title).toEqual(['National', 'fish']);
    expect(relaxed === undefined ? [] : marked(relaxed).title).toContain('National');
    write('Thackeray wins a seat in Mumbai');
    expect((await marksOf('thakeray')).title).toEqual(['Thackeray']);
  });

  it('marks the words of each language', async () => {
    write('Hochwasser im Tal', { language: 'de' });
    write('Flood in the valley');
    const path = `/news?${new URLSearchParams({ topic: 'flood OR hochwasser', languages: 'en,de' })}`;
    expect((await read(path)).flatMap((item) => marked(item).title).sort()).toEqual(['Flood', 'Hochwasser']);
  });

  it('marks the names of a place', async () => {
    write('Wahl in München', { language: 'de' });
    const [item] = await read(`/news/local?${new URLSearchParams({ query: 'Munich', language: 'de' })}`);
    expect(marked(item!).title).toEqual(['München']);
  });

  it('is empty on lists without words, and the last of the added fields', async () => {
    write('Vaccine found', { categories: ['health'] });
    for (const path of ['/news/topic?topic1=health&language=en', '/news/trending?language=en']) {
      const [item] = await read(path);
      expect(item!.matches).toEqual({ title: [], preview: [] });
    }
    const response = await service.get('/news?topic=vaccine&language=en&include=matches,labels,id');
    const { items } = (await response.json()) as { items: object[] };
    expect(Object.keys(items[0]!).slice(6)).toEqual(['id', 'labels', 'matches']);
    const only = await service.get('/news?topic=vaccine&language=en&fields=matches,title');
    expect(((await only.json()) as { items: object[] }).items).toEqual([
      { title: 'Vaccine found', matches: { title: [[0, 7]], preview: [] } },
    ]);
  });

  it('is part of what has arrived since a call, and of later pages', async () => {
    const { since } = (await (await service.get('/news?topic=kite&language=en&since=now')).json()) as {
      since: string;
    };
    write('A kite rises');
    const [item] = await search('kite', 'en', `&since=${since}`);
    expect(marked(item!).title).toEqual(['kite']);
  });
});
