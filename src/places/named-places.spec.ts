import { haveNoCommonPlace, commonPlaces, namedPlaces } from './named-places.js';

describe(haveNoCommonPlace.name, () => {
  const placesOf = (title: string, language: string) =>
    commonPlaces([[...namedPlaces(title, language)].flatMap(({ place }) => place ?? [])], 0);

  it.each([
    ['en', "Polls close in Turkey's election", "Polls close in Thailand's election", true],
    ['it', 'Terremoto in Turchia', 'Terremoto in Indonesia', true],
    ['fr', 'Incendie dans un entrepôt à Lyon', 'Incendie dans un entrepôt à Marseille', true],
    ['de', 'Streik am Flughafen Hamburg', 'Streik am Flughafen München', true],
    ['en', 'Wildfire in California', 'Wildfire in Canada', true],
    ['en', 'Los Angeles wildfire', 'Wildfire in California', false],
    ['en', 'Paris airport staff strike', 'Airport staff strike across France', false],
    ['en', 'Russia strikes Kyiv', 'Moscow hits Ukraine', false],
    ['en', 'Polls close', "Polls close in Thailand's election", false],
  ])('compares in %s: %s / %s', (language, one, other, expected) => {
    expect(haveNoCommonPlace(placesOf(one, language), placesOf(other, language))).toBe(expected);
  });
});
