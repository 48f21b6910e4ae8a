import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IndexReader } from './index-reader.js';
import { needsReindex } from './reindex.js';

/** So long an index that was replaced is not noticed. */
const LOOK_EVERY_MS = 1_000;

const REINDEX_ADVICE =
  'The index was filled by a version that analyses text in another way: some searches will miss older articles. ' +
  'Run "index reindex" once; searches go on meanwhile.';

/** Keeps the reader on the file that stands in the folder, and closes it at the end. */
@Injectable()
export class IndexFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Index');
  private timer: NodeJS.Timeout | undefined;
  /** What was told last: it is told once, not every second. */
  private told = '';

  constructor(private readonly index: IndexReader) {}

  onApplicationBootstrap(): void {
    if (needsReindex(this.index.database)) this.logger.warn(REINDEX_ADVICE);
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.index.close();
  }

  private look(): void {
    try {
      const place = this.index.follow();
      if (place === 'replaced')
        this.logger.warn('The index file was replaced: the new one is read from here on.');
      this.tell(
        place === 'missing' ? 'The index file is gone: what it held is served until there is another.' : '',
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.tell(`The index file was replaced, and what it held is served still: ${reason}`);
    }
  }

  private tell(message: string): void {
    if (message !== '' && message !== this.told) this.logger.error(message);
    this.told = message;
  }
}
