import { sameWord } from './title.js';

describe(sameWord.name, () => {
  it.each([
    ['strike', 'strikes'],
    ['attack', 'attacked'],
    ['launch', 'launching'],
    ['woche', 'wochen'],
    ['government', 'goverment'],
    ['zelensky', 'zelenskyy'],
    ['zelensky', 'zelenskiy'],
    ['sterilisation', 'sterilization'],
    ['neighbors', 'neighbours'],
    ['москва', 'москве'],
    ['правительство', 'правительства'],
  ])('%s and %s are one', (a, b) => {
    expect(sameWord(a, b)).toBe(true);
    expect(sameWord(b, a)).toBe(true);
  });

  it.each([
    ['iran', 'iraq'],
    ['gambia', 'zambia'],
    ['niger', 'nigeria'],
    ['нигер', 'нигерия'],
    ['austria', 'australia'],
    ['slovakia', 'slovenia'],
    ['paul', 'paula'],
    ['mario', 'maria'],
    ['simon', 'simone'],
    ['julia', 'julian'],
    ['christian', 'christina'],
    ['fifth', 'fifty'],
    ['third', 'thirty'],
    ['tuesday', 'thursday'],
    ['junio', 'julio'],
    ['giugno', 'luglio'],
    ['июня', 'июля'],
    ['contract', 'contrast'],
    ['pazar', 'pazartesi'],
  ])('%s and %s are two', (a, b) => {
    expect(sameWord(a, b)).toBe(false);
    expect(sameWord(b, a)).toBe(false);
  });
});
