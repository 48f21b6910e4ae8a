import { newsOfPlace } from './news-of-place.js';

const isNews = (place: string, language: string, title: string, preview = '', url = ''): boolean =>
  newsOfPlace([place], language, [])({ title, preview, url, country: null }, false, false);

describe(newsOfPlace.name, () => {
  it.each([
    ['Vienne', 'fr', 'Deux foyers détectés dans la Vienne'],
    ['Marseille', 'fr', "L'université d'Aix-Marseille ouvre un centre"],
    ['Рязань', 'ru', 'Жители Рязани вышли на улицы'],
    ['Иваново', 'ru', 'Жители Иванова вышли на улицы'],
    ['Utrecht', 'nl', 'Brand in Utrecht snel geblust'],
  ])('accepts as news of %s (%s): %s', (place, language, title) => {
    expect(isNews(place, language, title)).toBe(true);
  });

  it.each([
    ['Bath', 'en', 'Doctor Gives Birth In The Bath'],
    ['Saint-Denis', 'fr', 'La Seine-Saint-Denis manque de médecins'],
    ['Kolkata', 'en', 'The all-time XI of the Kolkata Knight Riders'],
    ['Рязань', 'ru', 'Раиса Рязанова рассказала о сыне'],
    ['Breda', 'nl', 'NAC Breda haalt spits terug'],
  ])('rejects as news of %s (%s): %s', (place, language, title) => {
    expect(isNews(place, language, title)).toBe(false);
  });

  it('accepts a mention after the preview, except in sports, where it denotes the team', () => {
    const preview = 'The appeal was lodged on Monday…';
    expect(isNews('Alto Mar', 'en', 'Council lodges an appeal', preview)).toBe(true);
    expect(
      isNews('Alto Mar', 'en', 'Club lodges an appeal', preview, 'https://paper.example/football/1'),
    ).toBe(false);
  });
});
