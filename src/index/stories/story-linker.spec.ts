import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { StoryLinker } from './story-linker.js';

const NOW = Math.floor(Date.now() / 1000);

describe(StoryLinker.name, () => {
  const index = freshIndex(30);

  const write = (language: string, ...titles: string[]) =>
    index.writer.write(
      titles.map((title, i) =>
        anIndexArticle({
          ...{ title, language, preview: '', url: `https://p${i}.example/${language}/${titles[0]!.length}` },
          ...{ domain: `p${i}.example`, source: `p${i}.example`, publishedAt: NOW - 60 * i },
        }),
      ),
    );
  const storiesOf = (language: string) =>
    index.reader.stories
      .mostCovered({ language, country: null, since: NOW - 3600, now: NOW }, 10)
      .map(({ story }) => story);
  const linked = (story: number) => index.reader.stories.summaryOf(story)!.others.map((other) => other.story);
  const link = () => {
    // A new process has no names of stories in memory.
    index.reopenWriter();
    index.writer.linkStories(NOW);
  };

  beforeEach(() => {
    write('de', 'Guatemala: Arévalo und Herrera am Fuego', 'Arévalo und Herrera am Fuego in Guatemala');
    write('fr', 'Arévalo et Herrera au Guatemala', 'Arévalo et Herrera arrivent au Guatemala');
    link();
  });

  it('keeps a link when later headlines have fewer names in common', () => {
    const [[german], [french]] = [storiesOf('de'), storiesOf('fr')];
    expect(linked(german!)).toEqual([french]);
    index.writer.database.prepare("UPDATE articles SET title = 'Une visite' WHERE language = 'fr'").run();
    link();
    expect(linked(german!)).toEqual([french]);
    expect(linked(french!)).toEqual([german]);
  });

  it('replaces a link when another story is more similar', () => {
    const [[german], [former]] = [storiesOf('de'), storiesOf('fr')];
    index.writer.database.prepare("UPDATE articles SET title = 'Une visite' WHERE language = 'fr'").run();
    write('fr', 'Guatemala: Arévalo, Herrera, le Fuego fume', 'Le Fuego fume : Arévalo, Herrera, Guatemala');
    link();
    const [french] = storiesOf('fr').filter((story) => story !== former);
    expect(linked(german!)).toEqual([french]);
    expect(linked(french!)).toEqual([german]);
    expect(linked(former!)).toEqual([]);
  });
});
