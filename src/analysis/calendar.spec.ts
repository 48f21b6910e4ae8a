import { dateInLanguage, monthNames } from './calendar.js';

describe('the names of months', () => {
  it.each([
    ['en', 'sept', 'september'],
    ['ru', 'май', 'мая'],
    // The beginning of the other month's name.
    ['cs', 'cerven', 'cervna'],
    ['cs', 'cervenec', 'cervence'],
  ])('include in %s %s for %s', (language, name, month) => {
    expect(monthNames(language).get(name)).toBe(month);
  });

  it('include no beginning that two months share', () => {
    expect(monthNames('en').get('ju')).toBeUndefined();
    expect(monthNames('fr').get('jui')).toBeUndefined();
  });
});

describe(dateInLanguage.name, () => {
  it.each([
    ['en', 'May 22', '22.may'],
    ['ru', '22 мая', '22.мая'],
    ['es', '22 de mayo', '22.mayo'],
    ['tr', '22 Mayıs', '22.mayis'],
    ['ar', '22 مايو', '22.مايو'],
    ['fa', '2 خرداد', '2.خرداد'],
    ['ja', '5月22日', null],
    ['ko', '5월 22일', null],
    ['und', 'May 22', null],
  ])('reads in %s the day of "%s" as %s', (language, written, dated) => {
    expect(dateInLanguage(Date.UTC(2020, 4, 22, 23) / 1000, language)).toEqual({ written, dated });
  });
});
