import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromDist } from '../../lib/dist.mjs';
import { toQuery } from '../../lib/to-query.mjs';
import { indexProviderOf, searchServiceOf } from '../../lib/search-service.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');

const SETTINGS = { aggregatorDomains: ['msn.com'] };
/**
 * A real index that is filled as the time of a corpus goes by. The clock of this process is the corpus's: the writer's
 * windows and the answer's moment are those of then.
 */
export class ReplayedIndex {
  dataDir = mkdtempSync(join(tmpdir(), 'news-events-'));
  pipeline = new ArticlePipelineService(SETTINGS);
  writer = IndexWriter.open(this.dataDir, { retentionDays: 0 });
  index = IndexReader.open(this.dataDir);
  service = searchServiceOf([indexProviderOf(this.index)]);
  systemClock = Date.now;
  written = 0;
  /** What the writer refused and took the second time, as the next poll would bring it again. */
  refused = [];

  /**
   * @param articles oldest first.
   * @param round articles of so many seconds arrive together, as polling brings them.
   */
  constructor(articles, round) {
    this.articles = articles;
    this.round = round;
  }

  /** The end of the round that a moment (Unix seconds) falls into. */
  endOfRound(moment) {
    return Math.ceil(moment / this.round) * this.round;
  }

  /**
   * Writes all rounds until that of a moment, whose end becomes now. Rounds are cut by the clock, not by the moments, so
   * that what is indexed does not depend on what is asked.
   */
  advanceTo(moment) {
    const end = this.endOfRound(moment);
    while (this.articles[this.written]?.publishedAt <= end) {
      const until = this.endOfRound(this.articles[this.written].publishedAt);
      const round = [];
      while (this.articles[this.written]?.publishedAt <= until) round.push(this.articles[this.written++]);
      Date.now = () => until * 1000;
      this.write(round.map((article) => ({ ...article, seenAt: until })));
    }
    Date.now = () => end * 1000;
  }

  write(round) {
    try {
      this.writer.write(round);
    } catch (error) {
      this.refused.push(error.message);
      this.writer.write(round);
    }
  }

  /** The first ten of `/news/trending` now. */
  trending(language) {
    return this.page({ path: '/news/trending', language });
  }

  /** The first ten articles of a request now. @param parameters as those of `toQuery`. */
  async page(parameters) {
    const source = this.service.candidates(toQuery({ limit: 10, ...parameters }));
    const bounds = { limit: 10, since: null };
    return (await this.pipeline.assemble((saturated) => source.next(saturated), bounds)).articles;
  }

  close() {
    Date.now = this.systemClock;
    this.writer.close();
    this.index.close();
    rmSync(this.dataDir, { recursive: true });
  }
}
