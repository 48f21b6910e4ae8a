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
    ['Dortmund', 'de', 'Stadt Dortmund schließt Hallenbad'],
    ['Sydney', 'en', 'Sydney Opera House lights up'],
  ])('accepts as news of %s (%s): %s', (place, language, title) => {
    expect(isNews(place, language, title)).toBe(true);
  });

  it.each([
    ['Bath', 'en', 'Doctor Gives Birth In The Bath'],
    ['Saint-Denis', 'fr', 'La Seine-Saint-Denis manque de médecins'],
    ['Kolkata', 'en', 'The all-time XI of the Kolkata Knight Riders'],
    ['Рязань', 'ru', 'Раиса Рязанова рассказала о сыне'],
    ['Breda', 'nl', 'NAC Breda haalt spits terug'],
    ['Dortmund', 'de', 'Dortmund holt Verteidiger aus Salzburg'],
    ['Salvador', 'es', 'Salvador Illa gana las elecciones'],
    ['Milan', 'en', 'Milan Kundera dies aged 94'],
  ])('rejects as news of %s (%s): %s', (place, language, title) => {
    expect(isNews(place, language, title)).toBe(false);
  });

  it.each([
    ['Москва', 'ru', 'RU', 'Москва ответила на санкции Лондона'],
    ['Madrid', 'es', 'ES', 'Madrid y Rabat firman un acuerdo'],
    ['Ottawa', 'en', 'CA', 'Ottawa summons the envoy of India'],
  ])('takes %s (%s) for its government beside another one', (place, language, country, title) => {
    const isNews = newsOfPlace([place], language, [], country);
    const article = { title, preview: '', url: '', country };
    expect(isNews(article, false, false)).toBe(false);
    expect(isNews({ ...article, title: `${place}: 1` }, false, false)).toBe(true);
  });

  it('accepts a mention after the preview, except in sports, where it denotes the team', () => {
    const preview = 'The appeal was lodged on Monday…';
    expect(isNews('Alto Mar', 'en', 'Council lodges an appeal', preview)).toBe(true);
    expect(
      isNews('Alto Mar', 'en', 'Club lodges an appeal', preview, 'https://paper.example/football/1'),
    ).toBe(false);
  });
});
