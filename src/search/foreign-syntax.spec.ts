import { withoutForeignSyntax } from './foreign-syntax.js';

describe(withoutForeignSyntax, () => {
  it.each([
    ['intitle:ferry', 'ferry'],
    ['allintitle: ferry late', 'ferry late'],
    ['source:"Le Monde" ferry', '"Le Monde" ferry'],
    ['ferry when:7d', 'ferry 7d'],
    ['ferry lang:en after:2024-01-01', 'ferry en 2024-01-01'],
    ['-inurl:blog ferry', 'blog ferry'],
    ['ferr*', 'ferr'],
    ['ferry^2 late', 'ferry late'],
    ['"late ferry"~5', '"late ferry"'],
    ['ferri~ late~1', 'ferri late'],
    ['NEAR(late,ferry,5)', 'late ferry'],
    ['late NEAR5 ferry', 'late ferry'],
    ['late AROUND(3) ferry', 'late 3 ferry'],
    ['late near/5 ferry', 'late ferry'],
    ['near10:"late ferry"', '"late ferry"'],
    ['repeat3:ferry', 'ferry'],
    ['ferry 2020..2024', 'ferry 2020 2024'],
    ["'late ferry'", 'late ferry'],
    ['‘late ferry’ strike', 'late ferry strike'],
    ['+ferry late', 'ferry late'],
    ['~ferry', 'ferry'],
    ['ferry && late', 'ferry late'],
    ['ferry || late', 'ferry late'],
    ['ferry|late', 'ferry late'],
    ['[2020 TO 2024] ferry', '2020 2024 ferry'],
    ['/ferr[a-z]+/', 'ferr[a-z]+'],
  ])('leaves the words of %s and names it', (text, plain) => {
    const found = withoutForeignSyntax(text);
    expect(found.text.replace(/\s+/g, ' ').trim()).toBe(plain);
    expect(found.fault?.detail).toMatch(/^[\x20-\x21\x23-\x7e]+$/);
    expect(found.text).toHaveLength(text.length);
  });

  it.each([
    ...['title:ferry', 'site:bbc.co.uk', '-late', 'C++', '.NET', 'AC/DC', 'S&P 500', 'Disney+', '5* hotel'],
    ...["rock 'n' roll", "'s-Hertogenbosch", "the '90s", "don't stop the players' union", 'Schüler*innen'],
    ...[
      'NEAR protocol',
      'late NEAR/5 ferry',
      'Review: ferry',
      '10:30',
      'https://bbc.com/news',
      '24/7',
      '~5 million',
    ],
    ...['"intitle:ferry"', '"ferr* ^2"', 'Le Havre – Rouen', '+44 20', 'Breaking!', 'a == b'],
  ])('leaves %s unchanged', (text) => {
    expect(withoutForeignSyntax(text)).toEqual({ text, fault: null });
  });

  it('names the first place, in code points', () => {
    expect(withoutForeignSyntax('🚢 late ferr* intitle:x').fault?.position).toBe(11);
  });
});
