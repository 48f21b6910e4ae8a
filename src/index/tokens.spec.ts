import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { analyzeArticle } from './tokens.js';

describe(analyzeArticle, () => {
  it('indexes two hyphenated words as one, too, but not three', () => {
    const title = 'Wi-Fi for start-ups of Seine-Saint-Denis - and others';
    const meta = analyzeArticle(anIndexArticle({ title, preview: '' })).meta.split(' ');
    expect(meta).toEqual(expect.arrayContaining(['t__en_wifi', 't__en_startup']));
    expect(meta.filter((token) => /seinesaint|saintdenis|denisand/.test(token))).toEqual([]);
  });
});
