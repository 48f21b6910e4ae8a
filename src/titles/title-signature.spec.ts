import { tokensOfHeadline } from './title-signature.js';

const read = (title: string, language: string): string =>
  tokensOfHeadline(title, language)
    .map(({ kind, text }) => kind + text)
    .join(' ');

describe(tokensOfHeadline.name, () => {
  it.each([
    ['en', 'Tyre prices rise', 'ctire cprices crise'],
    ['en', 'The storm', 'fthe cstorm'],
    ['en', 'Twenty-three saved', 'n23 csaved'],
    ['en', 'No. 007', 'xno n7'],
    ['en', '3rd of May', 'd3.may'],
    ['en', 'May 3', 'd3.may'],
    ['en', 'WHO and who', 'cwhox fwho'],
    ['de', 'zweitausend Häuser', 'n2000 chauser'],
    ['fr', 'XVIIe siècle', 'n17. csiecle'],
    ['ko', '정부를', 'c정부 p를'],
    ['ko', '나는 3명은', 'c나는 n3 c명 f은'],
    ['ja', '台風8号', 'r台風 n8 r号'],
    ['ru', 'Новый мост', 'cновый lмост'],
    ['en', 'Snow 20 ft deep', 'csnow n20 cfeet cdeep'],
  ])('tokenizes in %s %s to %s', (language, title, tokens) => {
    expect(read(title, language)).toBe(tokens);
  });

  it('reads a single capital as a name in a title with lower-case letters', () => {
    expect(read('Plan B for schools', 'en')).toBe('cplan nb ffor cschools');
    expect(read('PLAN B FOR SCHOOLS', 'en')).toBe('cplan fb ffor cschools');
  });

  it('marks the ends of clauses', () => {
    expect(read('Storm nears, harbour closes', 'en')).toBe('cstorm cnears , charbor ccloses');
  });
});
