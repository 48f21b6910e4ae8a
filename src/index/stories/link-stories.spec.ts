import { eventNames } from './event-names.js';
import { linkStories, type NamedStory } from './link-stories.js';
import { NameCounts } from './name-counts.js';

const NOW = 1_700_000_000;

describe(linkStories.name, () => {
  let next = 1;
  const story = (language: string, title: string, given: Partial<NamedStory> = {}): NamedStory => ({
    ...{ story: next++, language, firstAt: NOW },
    names: new Map([...eventNames(title, language)].map((name) => [name, 1])),
    ...given,
  });
  const others = (language: string): NamedStory[] => [
    story(language, 'Brahms Quartett Salzach'),
    story(language, 'Minister Kowalczyk Gdynia'),
  ];
  const linked = (a: NamedStory, b: NamedStory, earlier = new Map<string, NameCounts>()) =>
    linkStories([a, b, ...others(a.language), ...others(b.language)], earlier).some(
      (link) => link.a.story + link.b.story === a.story + b.story,
    );

  it.each([
    ['de', 'Arévalo und Herrera besuchen Guatemala', 'fr', 'Arévalo et Herrera visitent le Guatemala'],
    ['en', 'Harry Belafonte dies aged 96', 'ru', 'Гарри Белафонте умер, певцу было 96 лет'],
    ['en', 'Devendra Fadnavis gets notice of Cyber cops', 'hi', 'देवेंद्र फडणवीस को साइबर पुलिस ने किया तलब'],
  ])('links reports of one event by their names: %s, %s', (one, title, another, other) => {
    expect(linked(story(one, title), story(another, other))).toBe(true);
  });

  it('links no stories of one language, of other days, or that share countries only', () => {
    const title = 'Arévalo Herrera Guatemala';
    expect(linked(story('de', title), story('de', title))).toBe(false);
    expect(linked(story('de', title), story('fr', title, { firstAt: NOW + 49 * 3600 }))).toBe(false);
    expect(linked(story('de', 'China Taiwan'), story('fr', 'China Taiwan'))).toBe(false);
  });

  it('links no stories by names that are frequent in articles of the days before', () => {
    const title = 'Samsung Galaxy Ultra';
    const counts = new NameCounts();
    for (let i = 0; i < 200; i++) counts.add(i % 8 === 0 ? eventNames(title, 'en') : [`=other${i}`]);
    const pair = () => [story('en', title), story('fr', title)] as const;
    expect(linked(...pair())).toBe(true);
    expect(linked(...pair(), new Map([['en', counts]]))).toBe(false);
  });

  it('links a story with the most similar one of a language only', () => {
    const german = story('de', 'Arévalo Herrera Guatemala Fuego');
    const [best, second] = [
      story('fr', 'Arévalo Herrera Guatemala Fuego'),
      story('fr', 'Arévalo Herrera Guatemala Fuego Quetzaltenango'),
    ];
    const links = linkStories([german, second, best], new Map());
    expect(links.map(({ a, b }) => [a.story, b.story])).toEqual([[german.story, best.story]]);
  });
});

describe(eventNames.name, () => {
  it('reads a place of two words as one name, equal in every language', () => {
    expect([...eventNames('New York', 'en')]).toEqual([...eventNames('Nueva York', 'es')]);
    expect(eventNames('New York', 'en').size).toBe(1);
    expect([...eventNames('Saudi Arabia', 'en')]).toEqual(['@SA']);
  });
});
