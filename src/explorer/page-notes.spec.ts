// @ts-expect-error: a module of the page, without types.
import { diversityOf, respelledOf, syntaxOf } from './page/script/parts/notes.js';
// @ts-expect-error: a module of the page, without types.
import { newsLanguages } from './page/script/news-languages.js';

describe('the notes above a list', () => {
  const headers = (name: string, value: string) => new Headers({ [name]: value });

  it('count the matches of a shortened list, where there is one', () => {
    expect(diversityOf(headers('X-Diversity-Limited', 'matched=312, domains=4'))).toEqual({
      matched: 312,
      domains: 4,
    });
    expect(diversityOf(new Headers())).toBeNull();
  });

  it('decode respelled words, and skip what is none', () => {
    const given = headers('X-Respelled', 'strom=storm, caf%C3%A9e=caf%C3%A9, broken');
    expect(respelledOf(given)).toEqual([
      ['strom', 'storm'],
      ['cafée', 'café'],
    ]);
    expect(respelledOf(headers('X-Respelled', '%E0=a'))).toEqual([['%E0', 'a']]);
  });

  it('count characters of an unread syntax from one', () => {
    const text = syntaxOf(headers('X-Query-Syntax', 'position=3; detail="a parenthesis is not closed"'));
    expect(text).toBe(
      'The text was read as plain words, because of character 4: a parenthesis is not closed',
    );
  });
});

describe(newsLanguages.name, () => {
  it('expresses a script by a region, and drops what the service has no code for', () => {
    expect(newsLanguages(['zh-Hant', 'de-AT', 'es-419', 'de-AT', 'x'])).toEqual(['zh-TW', 'de-AT', 'es']);
  });
});
