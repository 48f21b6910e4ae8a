import { prevailingLanguage } from './language-words.js';

describe(prevailingLanguage.name, () => {
  it.each([
    ['en', 'The minister said that there was no agreement with the union after the talks'],
    ['de', 'Der Minister sagte, dass es nach den Gesprächen keine Einigung mit der Gewerkschaft gebe'],
    ['fr', "Le ministre a déclaré qu'il n'y avait pas d'accord avec le syndicat après les discussions"],
    ['ru', 'Министр заявил, что после переговоров с профсоюзом у них нет соглашения'],
  ])('is %s where its function words prevail', (language, text) => {
    expect(prevailingLanguage(text)).toBe(language);
  });

  it('is null for a title with few function words, unless they confirm a declared language', () => {
    const title = 'Storm closes the harbour and floods streets';
    expect(prevailingLanguage('Storm warning: harbour closed')).toBeNull();
    expect(prevailingLanguage(title)).toBeNull();
    expect(prevailingLanguage(title, ['en'])).toBe('en');
  });

  it('is never a declared language that the text does not speak for', () => {
    const text = 'Der Minister sagte, dass es nach den Gesprächen keine Einigung mit der Gewerkschaft gebe';
    expect(prevailingLanguage(text, ['en', 'nl'])).toBe('de');
  });
});
