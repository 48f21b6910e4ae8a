import { areNearIdentical } from './near-identical.js';
import { titleSignature } from './title-signature.js';
import { exchangesSides } from './align.js';

const same = (language: string, a: string, b: string): boolean =>
  areNearIdentical(titleSignature(a, language), titleSignature(b, language));

describe(exchangesSides.name, () => {
  it.each([
    ['de', 'Den Wirt verklagt der Koch in Kiel', 'Der Wirt verklagt den Koch in Kiel'],
    ['el', 'Τον μάγειρα μήνυσε ο κηπουρός χθες', 'Ο μάγειρας μήνυσε τον κηπουρό χθες'],
    ['ru', 'Повара ударил садовник в Туле', 'Повар ударил садовника в Туле'],
    ['ko', '요리사를 정원사가 폭행 경찰 수사', '요리사가 정원사를 폭행 경찰 수사'],
    ['tr', "Kaya'yı Demir salonda yendi", "Kaya Demir'i salonda yendi"],
    ['he', 'הטבח תבע את הגנן בחיפה', 'את הטבח תבע הגנן בחיפה'],
  ])('distinguishes subject and object in %s, with the same order of words', (language, a, b) => {
    expect(same(language, a, b)).toBe(false);
  });

  it.each([
    ['de', 'Den Wirt verklagt der Koch in Kiel', 'Der Koch verklagt den Wirt in Kiel'],
    ['ru', 'Повара ударил садовник в Туле', 'Садовник ударил повара в Туле'],
    ['ko', '요리사를 정원사가 폭행 경찰 수사', '정원사가 요리사를 폭행 경찰 수사'],
  ])('accepts a different order of words with marked roles in %s', (language, a, b) => {
    expect(same(language, a, b)).toBe(true);
  });

  it('accepts the same ending on both words', () => {
    expect(same('ru', 'Суд арестовал повара и садовника', 'Суд арестовал повара и садовника')).toBe(true);
  });
});
