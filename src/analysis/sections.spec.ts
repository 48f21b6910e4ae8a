import fc from 'fast-check';
import { LANGUAGES } from '../languages/find-language.js';
import { topicsOf } from './sections.js';
import { TOPICS } from '../languages/topics.js';

describe(topicsOf, () => {
  it.each([
    ['en', ['World news'], ['world']],
    ['am', ['የስፖርት ዜና'], ['sports']],
    ['am-ET', ['ዓለም አቀፍ ዜና', 'ፖለቲካ'], ['world', 'politics']],
    ['en', ['Sport / Football'], ['sports']],
    ['en', ['US politics'], ['politics']],
    ['en', ['Science & Environment'], ['science', 'environment']],
    ['en', ['Arts and Entertainment'], ['entertainment']],
    ['en', ['SPORTS'], ['sports']],
    ['en', ['businessNews'], ['business']],
    ['en', ['climate-change'], ['environment']],
    ['en', ['/sport/football/premier-league'], ['sports']],
    ['en', ['https://example.com/category/world/europe/'], ['world']],
    ['en', ['News > World > Europe'], ['world']],
    ['en', ['#Technology'], ['technology']],
    ['en', ['Sci/Tech'], ['technology', 'science']],
    ['en', ['Politics', 'Economy'], ['politics', 'economy']],
    ['de', ['Wirtschaft'], ['business', 'economy']],
    ['de', ['Fussball', 'fußball'], ['sports']],
    ['de', ['Nachrichten aus Politik'], ['politics']],
    ['de', ['Wissenschaft und Technik'], ['technology', 'science']],
    ['de', ['Sports'], ['sports']],
    ['es', ['Política internacional'], ['politics']],
    ['es', ['economia'], ['economy']],
    ['es', ['ÚLTIMAS NOTICIAS DE DEPORTES'], ['sports']],
    ['fr', ['Politique étrangère'], ['politics']],
    ['fr', ["Actualités de l'économie"], ['business', 'economy']],
    ['ar', ['أخبار الرياضة'], ['sports']],
    ['ar', ['الصحة'], ['health']],
    ['zh', ['体育新闻'], ['sports']],
    ['zh', ['国际政治'], ['politics']],
    ['zh', ['科学和环境'], ['science', 'environment']],
  ])('reads %s categories %j as %j', (language, categories, topics) => {
    expect(topicsOf(categories, language)).toEqual(topics);
  });

  it.each([
    ['en', 'Disney World'],
    ['en', 'Grand National'],
    ['en', 'Science fiction'],
    ['en', 'Health minister'],
    ['en', 'Donald Trump'],
    ['en', 'News'],
    ['en', 'office space'],
    ['en', ''],
    ['en', '///'],
    ['en', '%E0%A4%A'],
    ['de', 'Sportwagen'],
    ['es', 'Ministro de Salud'],
    ['zh', '和平'],
  ])('finds no category in the %s tag "%s"', (language, category) => {
    expect(topicsOf([category], language)).toEqual([]);
  });

  it('reads the name of the publisher’s country as national', () => {
    expect(topicsOf(['UK news'], 'en-GB')).toEqual(['national']);
    expect(topicsOf(['U.S.'], 'en-US')).toEqual(['national']);
    expect(topicsOf(['Argentina'], 'es-AR')).toEqual(['national']);
    expect(topicsOf(['UK news'], 'en-US')).toEqual([]);
    expect(topicsOf(['España'], 'es', 'ES')).toEqual(['national']);
    expect(topicsOf(['Österreich'], 'de', 'AT')).toEqual(['national']);
    expect(topicsOf(['India'], 'en', 'IN')).toEqual(['national']);
    expect(topicsOf(['España'], 'es', 'MX')).toEqual([]);
    expect(topicsOf(['UK news'], 'en-GB', null)).toEqual([]);
  });

  it.each([
    ['en', 'World Cup 2026', 'sports'],
    ['en', '2026 World Cup', 'sports'],
    ['de', 'Bundestagswahl 2025', 'politics'],
    ['en', 'US elections 2024', 'politics'],
    ['zh', '2026世界杯', 'sports'],
  ])('reads %s "%s" without its year', (language, category, topic) => {
    expect(topicsOf([category], language)).toEqual([topic]);
  });

  it('does not read a year as a name', () => {
    expect(topicsOf(['2026'], 'en')).toEqual([]);
    expect(topicsOf(['Paris 2024'], 'fr')).toEqual([]);
    expect(topicsOf(['Mundial 82'], 'pt')).toEqual([]);
  });

  it('reads every category word of every language in any case', () => {
    for (const { code, categories } of LANGUAGES) {
      for (const topic of TOPICS) {
        const upper = categories[topic].toLocaleUpperCase(code);
        expect([code, topic, topicsOf([categories[topic]], code).includes(topic)]).toEqual([
          code,
          topic,
          true,
        ]);
        expect([code, topic, topicsOf([upper], code).includes(topic)]).toEqual([code, topic, true]);
      }
    }
  });

  it('ignores sentences and oversized lists', () => {
    expect(topicsOf([`sport ${'x'.repeat(120)}`], 'en')).toEqual([]);
    expect(topicsOf([...Array.from({ length: 40 }, (_, i) => `tag ${i}`), 'sport'], 'en')).toEqual([]);
    expect(topicsOf(['sport'], 'en'.repeat(1000))).toEqual(['sports']);
  });

  it('ignores generic words beside a section in every language', () => {
    expect(topicsOf(['Zprávy ze světa'], 'cs')).toEqual(['world']);
    expect(topicsOf(['スポーツニュース'], 'ja')).toEqual(['sports']);
    expect(topicsOf(['スポーツ/サッカー'], 'ja')).toEqual(['sports']);
    expect(topicsOf(['ข่าวการเมือง'], 'th')).toEqual(['politics']);
    expect(topicsOf(['Bilim ve Teknoloji'], 'tr')).toEqual(['technology', 'science']);
    expect(topicsOf(['Sportske vesti'], 'sr')).toEqual(['sports']);
    expect(topicsOf(['खेल समाचार'], 'hi')).toEqual(['sports']);
    expect(topicsOf(['חדשות ספורט'], 'he')).toEqual(['sports']);
    expect(topicsOf(['정치 뉴스'], 'ko')).toEqual(['politics']);
    expect(topicsOf(['Esporte/Futebol'], 'pt-PT')).toEqual(['sports']);
  });

  it.each([
    ['nl', 'Economie', 'economy'],
    ['nl', 'Show', 'entertainment'],
    ['it', 'Spettacoli', 'entertainment'],
    ['fr', 'People', 'entertainment'],
    ['ko', '국제', 'world'],
    ['ko', 'IT·과학', 'technology'],
    ['zh', '财经', 'business'],
    ['zh-TW', '財經', 'economy'],
    ['ar', 'فن', 'entertainment'],
    ['hu', 'Bulvár', 'entertainment'],
    ['fil', 'Showbiz', 'entertainment'],
    ['fa', 'فرهنگ و هنر', 'entertainment'],
    ['hi', 'कारोबार', 'business'],
    ['nn', 'Vitskap', 'science'],
    ['ga', 'Spórt', 'sports'],
    ['mt', 'Barranin', 'world'],
    ['so', 'Ciyaaraha', 'sports'],
    ['rw', 'Imyidagaduro', 'entertainment'],
    ['lb', 'Futtball', 'sports'],
  ])('reads the %s section "%s"', (language, category, topic) => {
    expect(topicsOf([category], language)).toContain(topic);
  });

  it.each([
    ['fr', 'À la une'],
    ['tr', 'Son Dakika'],
    ['es', 'Últimas noticias'],
  ])('finds no category in the %s "%s"', (language, category) => {
    expect(topicsOf([category], language)).toEqual([]);
  });

  it('does not read e-sports as sports', () => {
    for (const language of ['en', 'de', 'fr', 'sv']) {
      for (const category of ['E-Sport', 'eSports', 'esports', '/gaming/e-sports/'])
        expect([language, category, topicsOf([category], language)]).toEqual([
          language,
          category,
          ['technology'],
        ]);
    }
    expect(topicsOf(['Esports'], 'ca')).toEqual(['sports']);
    expect(topicsOf(['Sport & Freizeit'], 'de')).toEqual(['sports']);
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 150 })),
        fc.constantFrom(...LANGUAGES.map(({ code }) => code)),
        (categories, code) => {
          const topics = topicsOf(categories, code);
          expect(TOPICS.filter((topic) => topics.includes(topic))).toEqual(topics);
        },
      ),
    );
  });
});
