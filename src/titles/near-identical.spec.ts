import fs from 'node:fs';
import path from 'node:path';
import fc from '../../test/support/fast-check.js';
import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { areNearIdentical, keyTitle, TitleIndex } from './near-identical.js';
import { titleSignature } from './title-signature.js';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/title-pairs');

interface Pair {
  same: boolean;
  language: string;
  a: string;
  b: string;
}

function readPairs(): Pair[] {
  return fs
    .readdirSync(FIXTURES)
    .flatMap((file) => fs.readFileSync(path.join(FIXTURES, file), 'utf8').trim().split('\n'))
    .map((line) => line.split('\t') as [string, string, string, string])
    .map(([label, language, a, b]) => ({ same: label === 'same', language, a, b }));
}

const same = (a: string, b: string, language = 'en'): boolean =>
  areNearIdentical(titleSignature(a, language), titleSignature(b, language));

describe(areNearIdentical.name, () => {
  const pairs = readPairs();

  it('is measured on at least 400 labelled pairs in 15 languages', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(pairs.map(({ language }) => language)).size).toBeGreaterThanOrEqual(15);
  });

  it('has a precision of at least 99.5% on the labelled pairs', () => {
    const merged = pairs.filter((pair) => same(pair.a, pair.b, pair.language));
    const wrong = merged.filter((pair) => !pair.same);
    expect(wrong.length / merged.length).toBeLessThanOrEqual(0.005);
  });

  it('has a recall of at least 97% on the labelled pairs', () => {
    const positive = pairs.filter((pair) => pair.same);
    const missed = positive.filter((pair) => !same(pair.a, pair.b, pair.language));
    expect(missed.length / positive.length).toBeLessThanOrEqual(0.03);
  });

  it.each([
    ['another number', 'Storm leaves 40 dead in Norland', 'Storm leaves 44 dead in Norland'],
    ['a score the other way round', 'Riverton 3-2 Eastham', 'Riverton 2-3 Eastham'],
    ['sides exchanged', 'Norland strikes Sudland near border', 'Sudland strikes Norland near border'],
    ['a negation', 'Minister will resign over leak', "Minister won't resign over leak"],
    ['a question', 'The war is over', 'Is the war over?'],
    ['an opposite', 'Town votes for new bridge plan', 'Town votes against new bridge plan'],
    ['a neighbouring name', 'Iran opens new nuclear plant', 'Iraq opens new nuclear plant'],
    ['another letter', 'Hepatitis B outbreak in school', 'Hepatitis C outbreak in school'],
    ['a team of another kind', 'Norland women reach world cup final', 'Norland reach world cup final'],
    ['a title that is a name alone', 'Riverton', 'Eastham'],
  ])('distinguishes titles that differ by %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it.each([
    ['a first name', 'Pell says harbour plan will fail', 'Nora Pell says harbour plan will fail'],
    ['an office', 'Mayor Nora Pell opens harbour museum', 'Nora Pell opens harbour museum'],
    ['an adjective', 'Norland votes on harbour bill', 'Norland votes on controversial harbour bill'],
    ['a topic head', 'Harbour plan: council votes to close old docks', 'Council votes to close old docks'],
    ['an attribution', 'Sea levels rise faster in the north: study', 'Sea levels rise faster in the north'],
    ['a date behind', 'Council votes to close old docks', 'Council votes to close old docks on 3 May'],
    [
      'a place behind',
      'Thousands protest against harbour tax',
      'Thousands protest against harbour tax in Norland',
    ],
    [
      'an acronym spelled out',
      'WHO warns of new harbour fever',
      'World Health Organisation warns of new harbour fever',
    ],
    ['a question mark behind a question', 'Why Norland sold its harbour', 'Why Norland sold its harbour?'],
    ['a synonym', 'Norland firm acquires harbour startup', 'Norland company buys harbour startup'],
    [
      'a word more on either side',
      'Norland bridge finally reopens to traffic after storm',
      'Norland bridge reopens to traffic after winter storm',
    ],
  ])('merges titles that differ by %s', (_, a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it.each([
    [
      'a further statement',
      'Bus crash leaves dozens hurt in Norland',
      'Bus crash leaves dozens hurt in Norland, driver arrested',
    ],
    ['a date', 'Council votes to close docks on 3 May', 'Council votes to close docks on 4 May'],
    [
      'the topic head',
      'Norland: council votes to close old docks',
      'Sudland: council votes to close old docks',
    ],
    [
      'a word that ends what goes on',
      'Crews search for survivors of flood',
      'Crews end search for survivors of flood',
    ],
  ])('distinguishes titles that differ by %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it.each([
    [
      'opponents behind a bar',
      "Nora Pell's pre-match press conference | Riverton vs Eastham",
      "Nora Pell's pre-match press conference | Riverton vs Northwick",
    ],
    [
      'opponents with short names',
      'RIV vs EAS match prediction, pitch report and teams',
      'ALT vs RIV match prediction, pitch report and teams',
    ],
    [
      'one of two opponents',
      'Riverton vs Eastham, Northern League: Team news, preview, lineups, score prediction',
      'Northwick vs Riverton, Northern League: Team news, preview, lineups, score prediction',
    ],
    [
      'the company behind a bar',
      'Top small firms of the harbour region | Alto Steel',
      'Top small firms of the harbour region | Norland Glass',
    ],
    [
      'the day among repeated words',
      'Norland Sudland Conflict Live Updates Today 9 Mar 2031: Norland Crisis Live News, Norland Sudland Today News, Norland News',
      'Norland Sudland Conflict Live Updates Today 20 Mar 2031: Norland Crisis Live News, Norland Sudland Today News, Norland News',
    ],
  ])('distinguishes the parts of a series that differ by %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it.each([
    [
      'an abbreviated word',
      'Harbour Housing Fin raises its dividend after record year',
      'Harbour Housing Finance raises its dividend after record year',
    ],
    [
      'a shortened country',
      'Pak beats Norland in final over of cup',
      'Pakistan beats Norland in final over of cup',
    ],
    [
      'a shortened plural',
      'Museum shows bones of woolly rhinos',
      'Museum shows bones of woolly rhinoceroses',
    ],
    ['a compass point', 'S.African rand falls on rate fears', 'South African rand falls on rate fears'],
    [
      'an ampersand between letters',
      'L&T wins harbour order in the Gulf',
      'LT wins harbour order in the Gulf',
    ],
    ['the plural of two capitals', 'Best gaming PC of the year tested', 'Best gaming PCs of the year tested'],
    ['words of a live page', 'Live updates as storm nears coast', 'Storm nears coast'],
    [
      'three additional words',
      'Norland firm quietly announces a very big new harbour tunnel plan',
      'Norland firm announces harbour tunnel plan',
    ],
    [
      'an end cut off inside a word',
      'Harbour bank keeps its forecast despite a surprisingly good quarter and plans exi',
      'Harbour bank keeps its forecast despite a surprisingly good quarter and plans exit from Norland',
    ],
    [
      'a second part of the name of an opponent',
      'Riverton United vs Eastham: where to watch the cup final',
      'Riverton vs Eastham: where to watch the cup final',
    ],
  ])('merges titles that differ only by %s', (_, a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it('distinguishes numbers of which one begins like the other', () => {
    const title = 'Harbour bank keeps its forecast despite a surprisingly good quarter and sees price at';
    expect(same(`${title} 10`, `${title} 100`)).toBe(false);
  });

  it('merges a truncated title with the complete one', () => {
    const complete = 'Harbour town rebuilds its old lighthouse after the great storm of last winter';
    expect(same('Harbour town rebuilds its old lighthouse after the gre…', complete)).toBe(true);
    expect(same('Harbour town rebuilds its new lighthouse after the gre…', complete)).toBe(false);
  });

  it('merges a title without words with no other title', () => {
    expect(same('…', '???')).toBe(false);
  });

  it('is reflexive for titles with words, and symmetric for all', () => {
    const words = fc.constantFrom(
      'storm',
      'Norland',
      'beats',
      'Sudland',
      'not',
      '3',
      'for',
      'against',
      'the',
      'B',
      '?',
    );
    const title = fc.array(words, { minLength: 1, maxLength: 9 }).map((list) => list.join(' '));
    expect(same('harbour ? Storms 3 3 beaten', 'harbour ? beaten 3 3 beaten')).toBe(
      same('harbour ? beaten 3 3 beaten', 'harbour ? Storms 3 3 beaten'),
    );
    fc.assert(
      fc.property(title, title, (a, b) => {
        expect(same(a, b)).toBe(same(b, a));
        if (/[a-z0-9]/i.test(a)) expect(same(a, a)).toBe(true);
      }),
    );
  });

  const plain = fc
    .uniqueArray(
      fc.constantFrom(
        'storm',
        'norland',
        'council',
        'harbour',
        'bridge',
        'villages',
        'budget',
        'tramway',
        'museum',
      ),
      { minLength: 4, maxLength: 8 },
    )
    .map((list) => list.join(' '));

  it.each<[string, (title: string) => string]>([
    ['in capitals', (title) => title.toUpperCase()],
    ['in quotation marks', (title) => `“${title}”`],
    ['with other punctuation', (title) => `${title.replace(' ', ', ')}!`],
    ['with accents', (title) => title.replaceAll('a', 'á').replaceAll('o', 'ö')],
    ['with an article', (title) => `The ${title}`],
    ['with a publisher behind a dash', (title) => `${title} - Harbour Gazette`],
    ['with a section and a publisher behind bars', (title) => `${title} | World | Alto Mar`],
    ['with an agency in front', (title) => `Reuters: ${title}`],
    ['with a label', (title) => `LIVE: ${title} (VIDEO)`],
    [
      'with its halves exchanged',
      (title) => [...title.split(' ').slice(2), ...title.split(' ').slice(0, 2)].join(' '),
    ],
  ])('merges a title with itself %s', (_, change) => {
    fc.assert(fc.property(plain, (title) => same(title, change(title)) && same(change(title), title)));
  });

  it('distinguishes titles with different or additional numbers', () => {
    const number = fc.integer({ min: 2, max: 9999 });
    fc.assert(
      fc.property(plain, number, number, (title, a, b) => {
        fc.pre(a !== b);
        return !same(`${title} ${a}`, `${title} ${b}`) && !same(title, `${title} ${a}`);
      }),
    );
  });

  it('ignores the order of words when endings mark subject and object', () => {
    expect(same('Парламент прыняў новы закон', 'Новы закон прыняў парламент', 'be')).toBe(true);
    expect(same('Зенит обыграл Спартак', 'Спартак обыграл Зенит', 'ru')).toBe(false);
    expect(same('Полиция избила протестующих', 'Протестующие избили полицию', 'ru')).toBe(false);
  });

  it.each([
    ['who did it', 'Man attacked by bear near lake', 'Man attacks bear near lake'],
    ['who did it', 'Man killed by officer in Dallas', 'Man killed officer in Dallas'],
    ['who did it', 'Man killed by police officer in Dallas', 'Police officer killed by man in Dallas'],
    ['the person meant', 'Minister denies she will quit', 'Minister denies he will quit'],
    [
      'the day behind a dash',
      'Evening headlines to end your day - Monday',
      'Evening headlines to end your day - Tuesday',
    ],
    ['a vowel of a name', 'Anderson named finance minister', 'Andersen named finance minister'],
    ['what is and what will be', 'Harbour bank cuts 200 jobs', 'Harbour bank to cut 200 jobs'],
    [
      'what is and what will be',
      'Norland bans e-scooters in parks',
      'Norland set to ban e-scooters in parks',
    ],
    ['what was and what will be', 'Pirate hanged in Riverton', 'Pirate to be hanged in Riverton'],
    ['the part of an event', 'Riverton Grand Prix: results', 'Riverton Grand Prix: qualifying results'],
    ['the part of an event', 'Riverton GP FP1: Berg fastest', 'Riverton GP: Berg fastest'],
    [
      'the part of an event behind a dash',
      'Grand Prix of Norland in Riverton – Practice results',
      'Grand Prix of Norland in Riverton – Race results',
    ],
    ['the opponent of a club', 'Riverton - Eastham: predicted teams', 'Norport - Riverton: predicted teams'],
  ])('distinguishes titles that differ in %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it.each([
    ['ru', 'Матч РПЛ Спартак — Балтика: прогноз и ставки', 'Матч РПЛ Рубин — Спартак: прогноз и ставки'],
    ['pl', 'Legia - Lech, transmisja meczu na żywo', 'Raków - Legia, transmisja meczu na żywo'],
    ['fr', 'PSG - Lens : le résumé du match', 'Monaco - Lens : le résumé du match'],
    ['fr', 'PSG – OM : les notes des joueurs', 'Lyon – OM : les notes des joueurs'],
    ['sv', 'Regeringen sänker skatten på bensin', 'Regeringen ska sänka skatten på bensin'],
    ['bg', 'България купи осем изтребителя', 'България ще купи осем изтребителя'],
    ['de', 'Sprint in Alto Mar im Liveticker', 'Qualifying für den Sprint in Alto Mar im Liveticker'],
  ])('distinguishes parts of an event, fixtures of a club and what will be (%s)', (language, a, b) => {
    expect(same(a, b, language)).toBe(false);
  });

  it.each([
    ['Norland to open its first tunnel', 'Norland will open its first tunnel'],
    ['Sailor taken to hospital after shark attack', 'Sailor in hospital after shark attack'],
    ['Sport - Riverton Cup: Eastham beat Norport at home', 'Riverton Cup: Eastham beat Norport at home'],
    ['Hundreds return to Riverton as truce holds', 'Hundreds returned to Riverton as the truce holds'],
    ['Flood crisis: Norland sends boats to Riverton', 'Norland sends boats to Riverton in flood crisis'],
    [
      'Norland sends boats to flooded Riverton villages – Riverton Chronicle',
      'Norland sends boats to flooded Riverton villages – Eastham Chronicle',
    ],
  ])('merges titles with the same announcement, place or topic: %s', (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it('accepts any text in any language', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'ja', 'th', 'ar', 'tr', 'xx', ''), (title, language) => {
        const signature = titleSignature(title, language);
        areNearIdentical(signature, signature);
        expect(signature).not.toBe('');
      }),
    );
  });

  it.each([' - ', '([', 'a - ', '1 000', 'x', 'a ｜ ', '\u0301'])(
    'compares titles of repeated %p in linear time',
    async (part) => {
      expect(await growthOf((size) => titleSignature(part.repeat(size), 'en'))).toBeLessThan(PROPORTIONAL);
    },
  );
});

function fixtureSignatures(file: string): string[] {
  const lines = fs.readFileSync(path.join(FIXTURES, file), 'utf8').trim().split('\n');
  return lines.map((line) => titleSignature(line.split('\t')[3]!, line.split('\t')[1]!));
}

describe(TitleIndex.name, () => {
  it.each(['en.tsv', 'ja.tsv', 'ar.tsv', 'fi.tsv', 'th.tsv'])(
    'finds in %s exactly the titles that are near-identical',
    (file) => {
      const signatures = fixtureSignatures(file);
      const index = new TitleIndex<number>();
      for (const [i, signature] of signatures.entries()) {
        const title = keyTitle(signature);
        const expected = signatures
          .slice(0, i)
          .flatMap((other, j) => (areNearIdentical(signature, other) ? [j] : []));
        expect(index.matches(title).sort((a, b) => a - b)).toEqual(expected);
        index.add(title, i);
      }
    },
  );

  it('does not find removed titles', () => {
    const index = new TitleIndex<string>();
    const title = keyTitle(titleSignature('Harbour town rebuilds its lighthouse', 'en'));
    const id = index.add(title, 'first');
    index.add(title, 'second');
    index.remove(id);
    expect(index.matches(title)).toEqual(['second']);
  });
});
