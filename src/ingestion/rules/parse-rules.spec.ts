import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthOf, PROPORTIONAL } from '../../../test/support/growth.js';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import type { IndexArticle } from '../../index/index-article.js';
import { parseRules } from './parse-rules.js';
import { IngestionRules } from './rules.js';

const rulesOf = (...rules: object[]): string => JSON.stringify({ rules });
const matches = (required: object, article: Partial<IndexArticle>): boolean =>
  parseRules(rulesOf({ id: 'r', if: required, then: 'drop' }))[0]!.matches(anIndexArticle(article));

describe(parseRules.name, () => {
  it.each<[object, Partial<IndexArticle>]>([
    [{ title: 'storm coast' }, { title: 'Coast braces for STORM' }],
    [{ title: 'covid-19' }, { title: 'New Covid-19 wave' }],
    [{ title: 'größe' }, { title: 'GRÖSSE zählt', language: 'de' }],
    [{ title: 'istanbul' }, { title: 'İSTANBUL’da fırtına', language: 'tr' }],
    [{ title: '地震' }, { title: '東京で地震が発生', language: 'ja' }],
    [{ title: '震' }, { title: '東京で地震が発生', language: 'ja' }],
    [{ title: 'فيضانات' }, { title: 'فيضانات في المدينة', language: 'ar' }],
    [{ text: 'storm ferry' }, { title: 'Storm nears', preview: 'No ferry sails.' }],
    [{ text: '/ferr(y|ies)/i' }, { title: 'Storm nears', preview: 'No Ferry sails.' }],
    [{ source: 'courier.example' }, { source: 'news.courier.example' }],
    [{ source: '/^news\\./' }, { source: 'news.courier.example' }],
    [{ language: 'de' }, { language: 'de-AT' }],
    [{ category: 'Sports' }, { categories: ['world', 'sports'] }],
    [{ category: '/^sports$/' }, { categories: ['world', 'sports'] }],
    [{ title: '/a\\/b/' }, { title: 'a/b' }],
    [{ title: '/^Ferry \\D+$/' }, { title: 'Ferry sails' }],
    [
      { title: 'storm', language: 'en' },
      { title: 'Storm nears', language: 'en' },
    ],
  ])('makes of %j a rule that matches %j', (required, article) => {
    expect(matches(required, article)).toBe(true);
  });

  it.each<[object, Partial<IndexArticle>]>([
    [{ title: 'storm coast' }, { title: 'Storm nears' }],
    [{ title: 'storm' }, { title: 'Brainstorming at sea' }],
    [{ title: 'ferry' }, { title: 'Storm nears', preview: 'No ferry sails.' }],
    [{ title: '/ferry/' }, { title: 'FERRY sails' }],
    [{ source: 'bbc.co.uk' }, { source: 'notbbc.co.uk' }],
    [{ source: 'uk.co' }, { source: 'bbc.co.uk' }],
    [
      { title: 'storm', language: 'en' },
      { title: 'Storm nears', language: 'de' },
    ],
  ])('makes of %j a rule that does not match %j', (required, article) => {
    expect(matches(required, article)).toBe(false);
  });

  it('matches patterns in linear time that would backtrack without end', async () => {
    const match = (size: number) => matches({ title: '/(a+)+$|(a|a)*b/' }, { title: `${'a'.repeat(size)}!` });
    expect(await growthOf(match)).toBeLessThan(PROPORTIONAL);
  });

  it('names every fault by its place', () => {
    const text = rulesOf(
      { id: 'a b', if: { title: 'x' }, then: 'drop' },
      { id: 'b', if: { titel: 'x' }, then: 'drop' },
      { id: 'c', if: { title: '/(a)\\1/' }, then: 'drop' },
      { id: 'd', if: { title: '/open' }, then: 'drop' },
      { id: 'e', if: { title: '…' }, then: 'delete' },
      { id: 'f', if: {}, then: { category: 'gossip' } },
      { id: 'g', if: { title: '/(?=a)/', source: 7 }, then: 'keep', else: 'drop' },
    );
    const places = /rules\[\d\](?:\.[a-z.]+)?/g;
    let message = '';
    try {
      parseRules(text);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message.match(places)).toEqual([
      ...['rules[0].id', 'rules[1].if', 'rules[2].if.title', 'rules[3].if.title', 'rules[4].if.title'],
      ...[
        'rules[4].then',
        'rules[5].if',
        'rules[5].then',
        'rules[6]',
        'rules[6].if.title',
        'rules[6].if.source',
      ],
    ]);
  });

  it.each([
    '',
    '[]',
    '{}',
    '{"rules": {}}',
    rulesOf({ id: 'a', if: { title: 'x' }, then: 'keep' }, { id: 'a', if: { title: 'y' }, then: 'keep' }),
  ])('rejects %j', (text) => {
    expect(() => parseRules(text)).toThrow();
  });
});

describe(IngestionRules.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (text: string): string => {
    writeFileSync(join(folder, 'rules.json'), text);
    return join(folder, 'rules.json');
  };

  it('applies the first rule that matches, and counts it', () => {
    const sut = new IngestionRules(
      write(
        rulesOf(
          { id: 'exception', if: { title: 'storm harbour' }, then: 'keep' },
          { id: 'storms', if: { title: 'storm' }, then: 'drop' },
          { id: 'council', if: { title: 'council' }, then: { category: 'Politics' } },
          { id: 'dutch', if: { language: 'nl' }, then: { country: 'uk' } },
        ),
      ),
    );
    sut.read();
    expect(sut.rejected).toEqual([]);
    const apply = (article: Partial<IndexArticle>) => sut.apply(anIndexArticle(article));
    expect(apply({ title: 'Storm hits harbour' })?.title).toBe('Storm hits harbour');
    expect(apply({ title: 'Storm hits coast' })).toBeNull();
    expect(apply({ title: 'Council meets', categories: ['world'] })?.categories).toEqual(['politics']);
    expect(apply({ title: 'Raad bijeen', language: 'nl', country: 'NL' })?.country).toBe('GB');
    expect(apply({ title: 'Quiet day', language: 'en', country: 'FR' })?.country).toBe('FR');
    expect(sut.takeCounts()).toEqual({ exception: 1, storms: 1, council: 1, dutch: 1 });
    expect(sut.takeCounts()).toEqual({});
  });

  it('keeps the last valid version while the present one is invalid or missing', () => {
    const file = write(rulesOf({ id: 'storms', if: { title: 'storm' }, then: 'drop' }));
    const sut = new IngestionRules(file);
    sut.read();
    write('{"rules": [{');
    sut.read();
    expect(sut.rejected).toEqual([{ file: 'rules.json', problem: 'is not JSON' }]);
    rmSync(file);
    sut.read();
    expect(sut.rejected).toEqual([{ file: 'rules.json', problem: 'does not exist' }]);
    const next = new IngestionRules(file, sut.lastValid);
    for (const one of [sut, next]) expect(one.apply(anIndexArticle({ title: 'Storm nears' }))).toBeNull();
  });
});
