import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY_ZONES } from './country-zones.js';
import { zoneOf } from './source.js';

const source = { url: 'https://a.example/', title: '', siteUrl: null, language: null, categories: [] };

describe(zoneOf.name, () => {
  it('is the zone of the country that the list names, and unknown without', () => {
    expect(zoneOf({ ...source, country: 'IN' })).toBe('Asia/Kolkata');
    expect(zoneOf({ ...source, country: null })).toBeNull();
    expect(zoneOf({ ...source, country: 'ZZ' })).toBeNull();
  });

  it('is known for every country of the catalogue', () => {
    const lists = readdirSync('sources').map((file) => readFileSync(join('sources', file), 'utf8'));
    const countries = lists.flatMap((list) =>
      [...list.matchAll(/ country="([A-Z]{2})"/g)].map(([, code]) => code!),
    );
    expect(countries.length).toBeGreaterThan(1_000);
    expect(countries.filter((code) => !(code in COUNTRY_ZONES))).toEqual([]);
  });

  it('is one that the runtime knows', () => {
    for (const timeZone of Object.values(COUNTRY_ZONES))
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});
