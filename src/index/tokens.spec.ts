import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { analyzeArticle } from './tokens.js';

describe(analyzeArticle, () => {
  it('indexes two hyphenated words as one behind the others, too, but not three', () => {
    const title = 'Wi-Fi for start-ups of Seine-Saint-Denis - and others';
    const row = analyzeArticle(anIndexArticle({ title, preview: '' }));
    expect(row.title.split(' ')).toEqual(expect.arrayContaining(['en_wifi', 'en_startups']));
    expect(`${row.title} ${row.meta}`).not.toMatch(/seinesaint|saintdenis|denisand/);
  });
});
