import { readMatchQuery } from './match-query.js';

describe(readMatchQuery.name, () => {
  it('reads the text of a place as /news/local does', async () => {
    const parameters = new URLSearchParams({
      query: 'Halle (Saale) -Westfalen site:a.example',
      languages: 'de,en',
    });
    const { query } = await readMatchQuery(`/news/local?${parameters}`);
    expect(query).toMatchObject({ languages: ['de', 'en'], language: 'de', domains: ['a.example'] });
    const place = await readMatchQuery(
      `/news/local?${new URLSearchParams({ query: 'Halle (an der Saale)' })}`,
    );
    expect(place.query.parsed).toMatchObject({ conditions: [], fault: null });
  });
});
