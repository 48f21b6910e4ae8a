import { rmSync } from 'node:fs';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { aQuery, readFirst } from '../../../test/contracts/article-index.contract.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import type { IndexArticle } from '../../index/index-article.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';

let close = (): void => undefined;

function searching(articles: Partial<IndexArticle>[]) {
  const dataDir = freshFolder();
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  writer.write(articles.map((given) => anIndexArticle({ preview: 'A report of the day.', ...given })));
  const index = IndexReader.open(dataDir);
  close = () => {
    index.close();
    writer.close();
    rmSync(dataDir, { recursive: true });
  };
  const provider = new EmbeddedIndex(index);
  return async (typed: string, language: string, country: string | null = null): Promise<string[]> => {
    const query = aQuery({ intent: 'local', typed, language, country });
    return (await readFirst(provider, query)).map(({ title }) => title);
  };
}

describe('a search for news about a place', () => {
  afterEach(() => close());

  it.each([
    ['de', 'Munich', 'Feuerwehr rettet Hund aus der Isar in München'],
    ['en', 'München', 'Brewers of Munich open a new hall'],
    ['cs', 'Praha', 'Nový most v Praze se otevře v pátek'],
    ['cs', 'Prague', 'Praha otevře nový most'],
    ['ru', 'Москва', 'В Москве открыли новый мост'],
    ['ru', 'Moscow', 'Мост через реку в Москве закрыли'],
    ['en', 'Москва', 'Moscow opens a bridge'],
    ['de', 'Vienna', 'Wien baut eine neue Brücke'],
    ['ja', 'Tokyo', '東京の新しい橋が開通'],
    ['en', '東京', 'Tokyo opens a bridge'],
    ['pl', 'Kraków', 'Nowy most w Krakowie otwarty'],
    ['uk', 'Kyiv', 'У Києві відкрили міст'],
    ['fi', 'Helsinki', 'Uusi silta avattiin Helsingissä'],
    ['hu', 'Budapest', 'Új híd nyílt Budapesten'],
    ['ar', 'Cairo', 'افتتاح جسر جديد في القاهرة'],
    ['zh', 'London', '伦敦新桥通车'],
    ['ko', 'Seoul', '서울에서 새 다리 개통'],
    ['tr', 'Istanbul', "İstanbul'da yeni köprü açıldı"],
    ['fr', 'Germany', 'L’Allemagne ouvre un pont'],
    ['de', 'Germany', 'Deutschland baut Brücken'],
  ])('in %s finds "%s" in "%s"', async (language, typed, title) => {
    const search = searching([
      { language, title },
      { language, title: 'Council 12345' },
    ]);
    expect(await search(typed, language)).toEqual([title]);
  });

  it('reads the part after a comma as the region, in full, abbreviated or as a code', async () => {
    const search = searching([
      { title: 'Springfield opens a bridge', country: 'US' },
      { title: 'Springfield closes a bridge', preview: 'In Massachusetts, the council has voted.' },
      { title: 'Springfield paints a bridge', country: 'AU' },
      {
        title: 'Bridge in Springfield opened at last',
        preview: 'SPRINGFIELD, Ill. (Wire) The governor came.',
      },
      { title: 'Fair in Springfield draws crowds', preview: 'The fair is the largest of Illinois.' },
    ]);
    for (const typed of ['Springfield, Illinois', 'Springfield, IL', 'Springfield Illinois']) {
      const found = await search(typed, 'en');
      expect(found.slice(0, 2).sort()).toEqual([
        'Bridge in Springfield opened at last',
        'Fair in Springfield draws crowds',
      ]);
      // Articles without the region come last; those with another region or from another country are excluded.
      expect(found.slice(2)).toEqual(['Springfield opens a bridge']);
    }
  });

  it('selects the place in the country of the filter', async () => {
    const search = searching([
      { title: 'Paris hosts a summit', preview: 'Leaders met in France.', country: 'US' },
      { title: 'Paris school board votes', preview: 'The Texas town has a new school.', country: 'US' },
      { title: 'Paris mayor opens a bridge', preview: 'The bridge is new.', country: 'FR' },
    ]);
    expect(await search('Paris', 'en', 'US')).toEqual(['Paris school board votes', 'Paris hosts a summit']);
    expect(await search('Paris', 'en', 'FR')).toEqual(['Paris mayor opens a bridge']);
  });

  it('ranks the place’s own publishers first, and their other articles last', async () => {
    const search = searching([
      { title: 'School in Leeds closes', sourceName: 'World Daily', publishedAt: 2_000_000_000 },
      { title: 'School in Leeds opens', sourceName: 'Leeds Courier', publishedAt: 2_000_000_000 },
      { title: 'Cats of the harbour', sourceName: 'Leeds Courier' },
      { title: 'Dogs of the harbour', sourceName: 'World Daily' },
    ]);
    expect(await search('Leeds', 'en')).toEqual([
      'School in Leeds opens',
      'School in Leeds closes',
      'Cats of the harbour',
    ]);
  });

  it('does not match a part of a larger name', async () => {
    const search = searching([
      { title: 'West Virginia opens a mine' },
      { title: 'Storm in the west of Virginia' },
      { title: 'South Africa votes' },
    ]);
    expect((await search('West Virginia', 'en'))[0]).toBe('West Virginia opens a mine');
    expect((await search('South Africa', 'en'))[0]).toBe('South Africa votes');
  });

  it('requires the context where another place of that name is better known', async () => {
    const search = searching([
      { title: 'Birmingham opens a bridge', country: 'US' },
      { title: 'Bridge of Birmingham closed', preview: 'Alabama pays for it.', country: 'GB' },
      { title: 'Birmingham, England: a bridge for Alabama', country: 'GB' },
    ]);
    expect(await search('Birmingham, Alabama', 'en')).toEqual(['Bridge of Birmingham closed']);
    expect(await search('Birmingham (Alabama)', 'en')).toEqual(['Bridge of Birmingham closed']);
  });

  it('reads the river behind a name as what identifies the place', async () => {
    const search = searching([
      { title: 'Bridge in Newcastle reopens', preview: 'The Tyne had flooded it.' },
      { title: 'Fire in Newcastle put out', country: 'GB' },
      { title: 'School in Newcastle closes', country: 'AU' },
    ]);
    for (const typed of ['Newcastle upon Tyne', 'newcastle on tyne'])
      expect(await search(typed, 'en')).toEqual(['Bridge in Newcastle reopens', 'Fire in Newcastle put out']);
  });

  it('takes what the place’s own broadcaster reports without naming the region', async () => {
    const search = searching([
      { title: 'Fire in Newcastle put out', country: 'AU', sourceName: 'Radio Newcastle' },
      { title: 'School in Newcastle closes', country: 'AU', sourceName: 'World Daily' },
      { title: 'Bridge in Newcastle reopens', country: 'GB', sourceName: 'Newcastle Post' },
    ]);
    expect(await search('Newcastle NSW', 'en')).toEqual(['Fire in Newcastle put out']);
  });

  it('distinguishes a state from the country of its name by the filter, and both from a college’s team', async () => {
    const search = searching([
      { title: 'Georgia opens a bridge', preview: 'The governor came from Atlanta.', country: 'US' },
      { title: 'Georgia mines copper', preview: 'Ministers met in Tbilisi.', country: 'GE' },
      { title: 'Georgia wins the football final', country: 'US' },
    ]);
    expect(await search('Georgia', 'en', 'US')).toEqual(['Georgia opens a bridge']);
    expect(await search('Georgia', 'en', 'GE')).toEqual(['Georgia mines copper']);
    expect((await search('Georgia', 'en')).sort()).toEqual([
      'Georgia mines copper',
      'Georgia opens a bridge',
    ]);
  });

  it.each([
    ['en', 'Moscow', 'GB', 'Moscow replies to the summit'],
    ['fr', 'Kiev', 'FR', 'Kiev commande des blindés'],
    ['de', 'Köln', 'DE', 'Köln stellt Strafanzeige gegen Ljubljana'],
    ['de', 'Köln', 'DE', 'Köln gegen Mainz im Liveticker'],
    ['it', 'Roma', 'IT', 'Roma-Torino, tutto pronto'],
    ['de', 'Leipzig', 'DE', '1:1: Leipzig rettet einen Punkt'],
    ['fr', 'Toulouse', 'FR', 'Leinster-Toulouse : les essais'],
  ])('in %s excludes from the news of %s (%s): %s', async (language, typed, country, title) => {
    expect(await searching([{ language, title, country }])(typed, language)).toEqual([]);
  });

  it.each([
    ['en', 'Moscow', 'GB', 'Shops in Moscow close early'],
    ['en', 'Moscow', 'RU', 'Moscow paints its bridges'],
    ['en', 'Kyiv', 'GB', 'Drone hits Kyiv apartment block'],
    ['de', 'Köln', 'DE', 'Köln baut eine Brücke'],
    ['fr', 'Marseille', 'FR', "L'université d'Aix-Marseille ouvre un centre"],
    ['de', 'Hamburg', 'DE', 'Hamburg-Altona: Kind rettet Hund'],
  ])('in %s accepts as news of %s (%s): %s', async (language, typed, country, title) => {
    expect(await searching([{ language, title, country }])(typed, language)).toEqual([title]);
  });

  it('requires no context where the name has one place', async () => {
    const search = searching([{ language: 'ru', title: 'В Минске открыли мост', country: 'RU' }]);
    expect(await search('Минск, Беларусь', 'ru')).toEqual(['В Минске открыли мост']);
  });

  it.each([
    ['en', 'Manchester', 'Manchester United sign a keeper'],
    ['en', 'Cambridge', 'The Duchess of Cambridge opens a school'],
    ['en', 'Paris', 'Paris Agreement signed again'],
    ['en', 'Paris', 'Paris Hilton opens a hotel'],
    ['en', 'Salem', 'Council of Winston-Salem votes'],
    ['en', 'Reading', 'Reading for pleasure is back'],
    ['en', 'Nice', 'A nice day in June'],
    ['en', 'Florence', 'Florence votes for her sister'],
    ['en', 'Richmond', 'Richmond striker scores twice in football final'],
    ['fr', 'Bordeaux', 'Le drapeau est à bord'],
    ['fr', 'Nantes', 'FC Nantes : le gardien prolonge'],
    ['ru', 'Сочи', 'Защитник «Сочи» обвинил клуб'],
    ['it', 'Roma', 'La Roma vince il derby'],
    ['de', 'Essen', 'Warum Essen am Abend dick macht'],
    ['ja', '京都', '東京都が条例を可決'],
    ['zh', '北京', '北京国安签下外援'],
  ])('in %s rejects as news of %s: %s', async (language, typed, title) => {
    expect(await searching([{ language, title }])(typed, language)).toEqual([]);
  });

  it.each([
    ['en', 'Manchester', 'Manchester United fans held by police in Manchester'],
    ['en', 'Manchester', 'Manchester City Council votes'],
    ['en', 'Reading', 'Fire in Reading put out'],
    ['en', 'Florence', 'Police of Florence find a painting'],
    ['en', 'London', 'London Marathon put off'],
    ['en', 'Leeds', 'Football: cup final in York, Leeds and Hull put off'],
    ['en', 'Austin', 'Austin, Texas, opens a football ground'],
    ['fr', 'Cannes', 'Le Festival de Cannes ouvre mardi'],
    ['de', 'Essen', 'Großbrand in Essen'],
    ['de', 'München', 'Münchens Oberbürgermeister tritt zurück'],
    ['ru', 'Сочи', 'Матчи пройдут в Краснодаре и Сочи'],
    ['tr', 'Ordu', "Ordu'da heyelan"],
    ['ja', '京都', '京都で紅葉が見頃'],
  ])('in %s accepts as news of %s: %s', async (language, typed, title) => {
    expect(await searching([{ language, title }])(typed, language)).toEqual([title]);
  });

  it('reads the bare name as a club where the club is named, and in sports', async () => {
    const search = searching([
      { title: 'Newcastle near a record', preview: 'Newcastle United want him.' },
      { title: 'Newcastle want a record', url: 'https://harbour.example/sport/football/1' },
      { title: 'Newcastle has a record harvest' },
    ]);
    expect(await search('Newcastle', 'en')).toEqual(['Newcastle has a record harvest']);
  });

  it('accepts any text', async () => {
    const search = searching([{ title: 'Leeds opens' }]);
    for (const typed of [
      ',',
      ', ,',
      'Leeds, , ',
      '"Leeds"',
      '-Leeds',
      'Leeds OR York',
      'a, b, c, d',
      '!',
      'US',
      'IL',
    ]) {
      expect(Array.isArray(await search(typed, 'en', 'US'))).toBe(true);
    }
  });
});
