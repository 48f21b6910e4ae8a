import { readdirSync } from 'node:fs';
import fc from '../../../test/support/fast-check.js';
import { monthSpellings } from '../../languages/dates.js';
import { plausibleDate, readDate } from './read-date.js';

/** Languages of the catalogue; Japanese, Korean and a few more number their months. */
const CATALOGUE = readdirSync('catalogue').map((file) => file.replace('.opml', ''));
const NUMBERED = ['ja', 'ko'];

const nowhere = { timeZone: null, language: null };
const iso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** What publishers write, and the moment it means in UTC. */
const READ: readonly [string, string][] = [
  // RFC 822 and its misspellings
  ['Thu, 01 Jan 2004 19:48:21 GMT', '2004-01-01 19:48:21'],
  ['Thu 1 Jan 2004 19:48', '2004-01-01 19:48:00'],
  ['Thur, 1 Jan 04 19:48 EST', '2004-01-02 00:48:00'],
  ['Thu,01 Jan 2004 19:48:21GMT', '2004-01-01 19:48:21'],
  ['1 Jan 2004 19:48:21 +0530', '2004-01-01 14:18:21'],
  ['Thu, 01 Jan 2004 19:48:21 GMT+0100', '2004-01-01 18:48:21'],
  ['Thu, 01 Jan 2004 19:48:21 UTC+2', '2004-01-01 17:48:21'],
  ['Thu, 01 Jan 2004 19:48:21 -0500 (EST)', '2004-01-02 00:48:21'],
  ['Thu, 01 Jan 2004 19:48:21 +0100 (Central European Standard Time)', '2004-01-01 18:48:21'],
  ['Thu, 01 Jan 2004 19:48:60 GMT', '2004-01-01 19:48:59'],
  ['Thu, 01 Jan 2004 24:00:00 GMT', '2004-01-02 00:00:00'],
  ['Thu, 01 Jan 2004T19:48:21+00:00', '2004-01-01 19:48:21'],
  ['Thursday, January 01, 2004 19:48:21', '2004-01-01 19:48:21'],
  ['Sat, 1 Jan 100 00:00:00 GMT', '2000-01-01 00:00:00'],
  ['1 Jan 69 00:00:00 GMT', '1969-01-01 00:00:00'],
  ['01-Jan-2004', '2004-01-01 00:00:00'],
  ['1Jan2004 10:00', '2004-01-01 10:00:00'],
  ['Jan 1, 2004 7:48 PM', '2004-01-01 19:48:00'],
  ['January 1st, 2004, 3 p.m.', '2004-01-01 15:00:00'],
  ['Thu, 1 Jan 2004 12:30 AM', '2004-01-01 00:30:00'],
  ['Posted on 1 January 2004 at 19:48', '2004-01-01 19:48:00'],
  // asctime and Java
  ['Thu Jan  1 19:48:21 2004', '2004-01-01 19:48:21'],
  ['Thu Jan 01 19:48:21 PST 2004', '2004-01-02 03:48:21'],
  // ISO 8601
  ['2004-01-01T19:48:21Z', '2004-01-01 19:48:21'],
  ['2004-01-01T19:48:21.123456Z', '2004-01-01 19:48:21'],
  ['2004-01-01T19:48:21,5+02:00', '2004-01-01 17:48:21'],
  ['2004-01-01 19:48:21 +02', '2004-01-01 17:48:21'],
  ['2004-01-01T19:48:21 EST', '2004-01-02 00:48:21'],
  ['2004-01-01T19:48:21Z[UTC]', '2004-01-01 19:48:21'],
  ['2004-01-01t7:48z', '2004-01-01 07:48:00'],
  ['2004-01-01 7:48:21 PM', '2004-01-01 19:48:21'],
  ['20040101T194821Z', '2004-01-01 19:48:21'],
  ['20040101194821', '2004-01-01 19:48:21'],
  ['20040101', '2004-01-01 00:00:00'],
  ['2004-1-1', '2004-01-01 00:00:00'],
  ['2004/01/01 19:48', '2004-01-01 19:48:00'],
  ['2004. 1. 1. 19:48', '2004-01-01 19:48:00'],
  ['2004/01/01(木) 19:48', '2004-01-01 19:48:00'],
  ['Thu, 2004/01/01 19:48:21 EST', '2004-01-02 00:48:21'],
  // a zone by its name
  ['Fri, 31 Mar 2023 20:19:00 America/Los_Angeles', '2023-04-01 03:19:00'],
  ['Wed, 19 Aug 2009 18:28:00 Etc/GMT', '2009-08-19 18:28:00'],
  // seconds and milliseconds since 1970
  ['1072986501', '2004-01-01 19:48:21'],
  ['1072986501000', '2004-01-01 19:48:21'],
  ['/Date(1072986501000)/', '2004-01-01 19:48:21'],
  ['/Date(1072986501000+0100)/', '2004-01-01 19:48:21'],
  // numbers only
  ['01.02.2004 19:48', '2004-02-01 19:48:00'],
  ['17. 1. 2024 15:04', '2024-01-17 15:04:00'],
  ['13/2/2004 10:00', '2004-02-13 10:00:00'],
  ['2/13/2004 10:00 PM', '2004-02-13 22:00:00'],
  ['Sat, 11 04 2020 08:51:49 +0100', '2020-04-11 07:51:49'],
  ['Tue, 03/10/2020 - 19:19', '2020-03-10 19:19:00'],
  ['Tue, 10/03/2020 - 19:19', '2020-03-10 19:19:00'],
  // other languages, other digits
  ['mar, 06 ene 2004 10:00:00 GMT', '2004-01-06 10:00:00'],
  ['17 Mart 2024 Paz 15:04', '2024-03-17 15:04:00'],
  ['1 janvier 2004 à 19h48', '2004-01-01 19:48:00'],
  ['17. tammikuuta 2024 klo 15.04', '2024-01-17 15:04:00'],
  ['17 Jan 2024, 15.04.05', '2024-01-17 15:04:05'],
  ['Do, 1 Jan 2004 10:00:00 CET', '2004-01-01 09:00:00'],
  ['2004年1月1日 下午7:48', '2004-01-01 19:48:00'],
  ['2004년 1월 1일 오후 7:48', '2004-01-01 19:48:00'],
  ['Thứ 5, 1 tháng 1 2004 19:48', '2004-01-01 19:48:00'],
  ['1 มกราคม 2547 19:48', '2004-01-01 19:48:00'],
  ['١ كانون الثاني ٢٠٠٤ ١٩:٤٨', '2004-01-01 19:48:00'],
];

/** Times of a twelve-hour clock, which read without its word are wrong by half a day. */
const HALVES: [string, string, string][] = [
  ['17 يناير 2004، 3:04 م', 'ar', '15:04:00'],
  ['17 يناير 2004 م 3:04 ص', 'ar', '03:04:00'],
  ['2004-01-17 3:04 م', 'ar', '15:04:00'],
  ['17 ጃንዋሪ 2004 3:04 ከሰዓት', 'am', '15:04:00'],
  ['17 Januari 2004 3:04 PTG', 'ms', '15:04:00'],
  ['17 janar 2004, 3:04 m.d.', 'sq', '15:04:00'],
  ['17 జనవరి, 2004 3:04 PMకి', 'te', '15:04:00'],
  ['17/1/2004 3:04 CH', 'vi', '15:04:00'],
  ['17 জানুয়ারি ২০০৪, বিকাল ৩:০৪', 'bn', '15:04:00'],
  ['2004年1月17日凌晨12:30', 'zh', '00:30:00'],
  ['2004年1月17日 晚上8:15', 'zh', '20:15:00'],
  ['2004-01-17 下午 3:04:05', 'zh', '15:04:05'],
  ['17 Ιανουαρίου 2004 12:04 π.μ.', 'el', '00:04:00'],
];

/** What is no date, names no day, or can be read in two ways. */
const UNKNOWN = [
  '',
  'hello',
  'tomorrow 10:00',
  '2004',
  '2004-03',
  '12 34 56',
  '2004-13-01',
  '2003-012-31T10:14:55Z',
  '大同3年3月5日',
  '2004-02-30',
  'Mon, 30 Feb 2004 10:00:00 GMT',
  'Thu, 01 Jan 2004 25:00:00 GMT',
  '0000-00-00 00:00:00',
  '1/2/2004',
  '5 listopad 2004',
  `1 Jan 2004 ${'x'.repeat(200)}`,
];

describe(readDate.name, () => {
  it.each(READ)('reads %s', (text, expected) => {
    expect(iso(readDate(text, nowhere))).toBe(expected);
  });

  it.each(UNKNOWN)('does not guess at "%s"', (text) => {
    expect(readDate(text, nowhere)).toBeNull();
  });

  it('uses the time zone of the source when the date has none, in summer and in winter', () => {
    const read = (text: string, timeZone: string): string | null =>
      iso(readDate(text, { ...nowhere, timeZone }));
    expect(read('2004-01-01 19:48', 'Asia/Kolkata')).toBe('2004-01-01 14:18:00');
    expect(read('2004-01-01 19:48Z', 'Asia/Kolkata')).toBe('2004-01-01 19:48:00');
    expect(read('1 Jan 2004 19:48 EST', 'Asia/Kolkata')).toBe('2004-01-02 00:48:00');
    expect(read('1 Jan 2004 19:48', 'Europe/Berlin')).toBe('2004-01-01 18:48:00');
    expect(read('1. Juli 2004 19:48', 'Europe/Berlin')).toBe('2004-07-01 17:48:00');
    expect(read('28.03.2004 04:00', 'Europe/Berlin')).toBe('2004-03-28 02:00:00');
    expect(read('Thu Jan 01 19:48:21 CST 2004', 'Asia/Shanghai')).toBe('2004-01-01 11:48:21');
    expect(read('1 Jan 2004 19:48', 'Mars/Olympus')).toBe('2004-01-01 19:48:00');
  });

  it('uses the language to decide between two readings', () => {
    const read = (text: string, language: string): string | null =>
      iso(readDate(text, { ...nowhere, language }));
    expect(read('5 listopad 2004', 'pl')).toBe('2004-11-05 00:00:00');
    expect(read('5 listopad 2004', 'hr-HR')).toBe('2004-10-05 00:00:00');
    expect(read('1/2/2004', 'en-US')).toBe('2004-01-02 00:00:00');
    expect(read('1/2/2004', 'fr')).toBe('2004-02-01 00:00:00');
    expect(read('1/2/2004 5:13 AM', 'hi')).toBe('2004-02-01 05:13:00');
    expect(read('24. 3. 15', 'ko')).toBe('2024-03-15 00:00:00');
    expect(read('1/2/2004', 'en-CA')).toBeNull();
  });

  it.each(CATALOGUE)('reads every month of the year in %s', (language) => {
    const months = monthSpellings(language);
    expect(months.every((names) => names.length > 0)).toBe(!NUMBERED.includes(language));
    for (const [index, names] of months.entries()) {
      for (const name of names) {
        const read = readDate(`17 ${name} 2024 15:04`, { ...nowhere, language });
        expect([name, iso(read)]).toEqual([name, iso(Date.UTC(2024, index, 17, 15, 4) / 1000)]);
      }
    }
  });

  it.each(CATALOGUE)('ignores names of weekdays, and reads English dates, in %s', (language) => {
    const date = new Date(Date.UTC(2024, 2, 1, 15, 4));
    const march = monthSpellings(language)[2]?.[0] ?? '3月';
    for (let day = 1; day <= 28; day++) {
      date.setUTCDate(day);
      for (const weekday of ['long', 'short'] as const) {
        const name = date.toLocaleDateString(language, { weekday, timeZone: 'UTC' });
        // Vietnamese numbers its days, which is unusual in front of an English date.
        const dates = [`${name}, ${day} ${march} 2024 15:04`, `${name} ${day} Mar 2024 15:04`];
        for (const text of language === 'vi' ? dates.slice(0, 1) : dates)
          expect([text, iso(readDate(text, { ...nowhere, language }))]).toEqual([
            text,
            iso(date.getTime() / 1000),
          ]);
      }
    }
  });

  it.each(CATALOGUE)('reads what calendars write in %s', (language) => {
    for (const dateStyle of ['full', 'long', 'medium', 'short'] as const) {
      const style = { dateStyle, timeStyle: 'short', timeZone: 'UTC', calendar: 'gregory' } as const;
      const format = new Intl.DateTimeFormat(language, style);
      for (const [month, hour] of [0, 5, 13, 22].entries()) {
        const date = Date.UTC(2024, month * 3, 4 + month, hour, 36);
        const text = format.format(date);
        const read = iso(readDate(text, { ...nowhere, language }));
        // Numbers alone say in some languages nothing, but never another day.
        if (dateStyle !== 'short' || read !== null) expect([text, read]).toEqual([text, iso(date / 1000)]);
      }
    }
  });

  it.each(HALVES)('reads "%s" in %s', (text, language, expected) => {
    expect(iso(readDate(text, { ...nowhere, language }))).toBe(`2004-01-17 ${expected}`);
  });

  it('reads no word of another language as a half of the day', () => {
    expect(iso(readDate('17 Jan 2004 10:00 Sa', { ...nowhere, language: 'de' }))).toBe('2004-01-17 10:00:00');
    expect(iso(readDate('17 januari 2004 03:04 em', { ...nowhere, language: 'sv' }))).toBe(
      '2004-01-17 15:04:00',
    );
  });

  it('reads every date that the usual layouts can write', () => {
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (date) => {
        const seconds = Math.floor(date.getTime() / 1000);
        expect(readDate(date.toISOString(), nowhere)).toBe(seconds);
        expect(readDate(date.toUTCString(), nowhere)).toBe(seconds);
        expect(readDate(new Date(seconds * 1000).toString(), nowhere)).toBe(seconds);
      }),
    );
  });

  it('returns an integer or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        const read = readDate(text, nowhere);
        expect(read === null || Number.isInteger(read)).toBe(true);
      }),
    );
  });
});

describe(plausibleDate.name, () => {
  const now = Date.UTC(2026, 10, 1) / 1000;

  it('reads a date that is in the future in its zone as UTC', () => {
    const there = { ...nowhere, timeZone: 'America/New_York' };
    expect(iso(plausibleDate(['2026-10-31 19:00'], there, now))).toBe('2026-10-31 23:00:00');
    expect(iso(plausibleDate(['2026-10-31 23:00'], there, now))).toBe('2026-10-31 23:00:00');
    expect(plausibleDate(['2026-11-01 01:30'], there, now)).toBeNull();
  });

  it('skips dates in the future and from before the web', () => {
    expect(
      iso(plausibleDate(['2026-11-01T01:00:01Z', '1989-12-31', '2026-10-31T00:00:00Z'], nowhere, now)),
    ).toBe('2026-10-31 00:00:00');
    expect(plausibleDate(['2026-11-01T01:00:01Z'], nowhere, now)).toBeNull();
    expect(iso(plausibleDate(['2026-11-01T01:00:00Z'], nowhere, now))).toBe('2026-11-01 01:00:00');
  });
});
