import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { HottestStories } from './hottest-stories.js';

const NOW = Math.floor(Date.now() / 1000);

/** Neighbours share two words of nine. */
const CHAIN = [
  'Harbour pilots ferries trawlers netting dockside cranes quay anchor',
  'Quay anchor granite tower mirrors sailors signals beacon keepers',
  'Beacon keepers meadow barley ploughs tractors fences orchard cider',
  'Orchard cider terraces barrels corks pickers cellars vineyard grapes',
];

describe(HottestStories.name, () => {
  const index = freshIndex();

  it('gives one subject to stories that resemble each other, and not to all of a chain', () => {
    CHAIN.forEach((title, i) =>
      index.writer.write(
        ['', ` first${i}`, ` second${i}`].map((more, k) =>
          anIndexArticle({
            ...{ title: title + more, preview: '', publishedAt: NOW - 600 * i - k },
            ...{ domain: `p${i}${k}.example`, source: `p${i}${k}.example` },
          }),
        ),
      ),
    );
    const criteria = { language: 'en', country: null, since: NOW - 36_000, now: NOW };
    const found = index.reader.stories.mostCovered(criteria, 10);
    expect(found.length).toBeGreaterThan(2);
    const counts = new Map<number, number>();
    for (const { subject } of found) counts.set(subject, (counts.get(subject) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
  });
});
