import { COUNTRIES, countryLanguages, parseCountry } from './countries.js';
import { isSupported } from './find-language.js';

describe(parseCountry, () => {
  it('accepts the 249 codes of ISO 3166-1, and Kosovo', () => {
    expect(Object.keys(COUNTRIES)).toHaveLength(250);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const code of Object.keys(COUNTRIES)) expect([code, names.of(code)]).not.toEqual([code, undefined]);
  });

  it.each([
    ['gb', 'GB'],
    ['Gb', 'GB'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['xk', 'XK'],
  ])('reads %s as %s', (value, code) => {
    expect(parseCountry(value)).toBe(code);
  });

  it.each(['', 'all', 'ZZ', 'EU', 'GBR', 'SU', 'g', ' gb', 'ın', '__', 'toString'])('refuses %j', (value) => {
    expect(parseCountry(value)).toBeNull();
  });
});

describe(countryLanguages, () => {
  it('names the main language first', () => {
    expect(countryLanguages('CH')[0]).toBe('de');
    expect(countryLanguages('TW')).toEqual(['zh-TW']);
    expect(countryLanguages('AQ')).toEqual([]);
    expect(countryLanguages('nowhere')).toEqual([]);
  });

  it('begins with a supported language for nearly all countries', () => {
    const leads = Object.keys(COUNTRIES).flatMap((country) => countryLanguages(country).slice(0, 1));
    expect(leads.filter((code) => !isSupported(code)).length).toBeLessThan(15);
  });
});
