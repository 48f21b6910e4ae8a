import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '../../languages/countries.js';
import { publicationTime } from '../feed-fields.js';
import { timeZoneOfCountry } from './zones.js';

describe('the country of a source', () => {
  it.each([
    ['IN', '2026-11-10T03:30:00Z'],
    ['ZZ', '2026-11-10T09:00:00Z'],
    [null, '2026-11-10T09:00:00Z'],
  ])('decides the time zone of a date without one: %s', (country, moment) => {
    const now = Date.parse('2026-11-11') / 1000;
    const context = { url: 'https://a.example/', contentType: null, now, country };
    expect(publicationTime(['10 Nov 2026 09:00'], context)).toBe(Date.parse(moment) / 1000);
  });

  it('decides between day and month in English, and where no language is named', () => {
    const context = { url: 'https://a.example/', contentType: null, now: Date.parse('2026-11-11') / 1000 };
    const read = (country: string | null, language: string | null = 'en') =>
      publicationTime(['2/11/2026 09:00 Z'], { ...context, country }, language);
    expect(read('BR', null)).toBe(Date.parse('2026-11-02T09:00Z') / 1000);
    expect(read('PH', 'es')).toBe(Date.parse('2026-11-02T09:00Z') / 1000);
    expect(read('GB')).toBe(Date.parse('2026-11-02T09:00Z') / 1000);
    expect(read('US')).toBe(Date.parse('2026-02-11T09:00Z') / 1000);
    expect(read(null)).toBeNull();
  });

  it('has a time zone for every country of the catalogue', () => {
    const lists = readdirSync('catalogue').map((file) => readFileSync(join('catalogue', file), 'utf8'));
    const countries = lists.flatMap((list) =>
      [...list.matchAll(/ country="([A-Z]{2})"/g)].map(([, code]) => code!),
    );
    expect(countries.length).toBeGreaterThan(1_000);
    expect(countries.filter((code) => timeZoneOfCountry(code) === null)).toEqual([]);
  });

  it('has the zone of most newsrooms where it has several', () => {
    const codes = ['US', 'RU', 'PT', 'AU', 'DE', 'JP', 'XK', 'ZZ'];
    const zones = ['America/New_York', 'Europe/Moscow', 'Europe/Lisbon', 'Australia/Sydney'];
    const only = ['Europe/Berlin', 'Asia/Tokyo', 'Europe/Belgrade', null];
    expect(codes.map(timeZoneOfCountry)).toEqual([...zones, ...only]);
  });

  it('has a zone that the runtime knows, whichever country it is', () => {
    for (const country of Object.keys(COUNTRIES)) {
      const timeZone = timeZoneOfCountry(country) ?? 'UTC';
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
