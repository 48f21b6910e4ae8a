import { CITIES } from './cities.js';
import { findCity, namesOfPlace, placeKey } from './find-place.js';
import { contextOfName, placeContextOfCountry, namesakeInCountry } from './place-context.js';

describe('the list of places', () => {
  it.each([
    ['Munich', 'de', 'München'],
    ['muenchen', 'de', 'muenchen'],
    ['Прага', 'cs', 'Praha'],
    ['Tokyo', 'ja', '東京'],
    ['東京', 'fr', 'Tokyo'],
    ['ST PETERSBURG', 'ru', 'Петербург'],
    ['New-York', 'es', 'Nueva York'],
    ['Springfield', 'en', 'Springfield'],
  ])('includes for %s in %s the name %s', (typed, language, name) => {
    expect(namesOfPlace(typed, language)).toContain(name);
    expect(namesOfPlace(typed, language)[0]).toBe(typed);
  });

  it('does not use names of one language in texts of another', () => {
    expect(namesOfPlace('Roma', 'en')).not.toContain('Rom');
    expect(namesOfPlace('Rome', 'de')).toContain('Rom');
  });

  it('finds the country of a city, and nothing for other names', () => {
    expect(findCity('Mailand')?.country).toBe('IT');
    expect(findCity('Atlantis')).toBeNull();
    expect(findCity('')).toBeNull();
  });

  it('reads states by name, abbreviation and code, and countries in the language or in English', () => {
    expect(contextOfName('IL', 'en')?.words).toContain('Illinois');
    expect(contextOfName('Ill.', 'en')?.words).toContain('Illinois');
    expect(contextOfName('Deutschland', 'de')?.country).toBe('DE');
    expect(contextOfName('Germany', 'de')?.words).toContain('Deutschland');
    expect(contextOfName('uk', 'en')?.country).toBe('GB');
    expect(contextOfName('anywhere', 'en')).toBeNull();
    expect(placeContextOfCountry('US', 'en')).toBeNull();
    expect(placeContextOfCountry('Франция', 'ru')?.country).toBe('FR');
  });

  it('selects the place of a name in a country', () => {
    expect(namesakeInCountry('paris', 'US')).toMatchObject({
      words: ['Texas'],
      against: ['France', 'French', 'Ontario'],
    });
    expect(namesakeInCountry('London', 'CA')?.words).toEqual(['Ontario']);
    expect(namesakeInCountry('Halifax', 'GB')?.words).toEqual(['Yorkshire']);
    expect(namesakeInCountry('Rome', 'US')?.words).toEqual(['Georgia', 'New York']);
    expect(namesakeInCountry('Paris', 'FR')).toBeNull();
    expect(namesakeInCountry('Leeds', 'US')).toBeNull();
  });

  it('has no name without a city, a country and a known language', () => {
    for (const line of CITIES.trim().split('\n')) {
      expect(line).toMatch(/^[A-Z]{2}\*?(?:\|[^|:]+(?::[a-z]{2,3}(?: [a-z]{2,3})*)?)+$/);
      for (const name of line.split('|').slice(1)) expect(placeKey(name.split(':')[0]!)).not.toBe('');
    }
  });
});
