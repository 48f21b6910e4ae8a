import { readDeliveryCriteria } from './delivery-criteria.js';

describe(readDeliveryCriteria.name, () => {
  it('reads the text of a place as /news/local does', async () => {
    const parameters = new URLSearchParams({
      query: 'Halle (Saale) -Westfalen site:a.example',
      languages: 'de,en',
    });
    const { query } = await readDeliveryCriteria(`/news/local?${parameters}`);
    expect(query).toMatchObject({ languages: ['de', 'en'], language: 'de', domains: ['a.example'] });
    const place = await readDeliveryCriteria(
      `/news/local?${new URLSearchParams({ query: 'Halle (an der Saale)' })}`,
    );
    expect(place.query.parsed).toMatchObject({ conditions: [], fault: null });
  });
});
