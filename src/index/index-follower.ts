import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Blocklist } from './blocklist.js';
import { IndexReader } from './index-reader.js';
import { needsReindex } from './maintain-index.js';

/** A replaced index is noticed within this time. */
const CHECK_EVERY_MS = 1_000;

const REINDEX_ADVICE =
  'The index was filled by a version that analyses text in another way: some searches will miss older articles. ' +
  'Run "index reindex" once; searches go on meanwhile.';

/** Lets the reader follow the file in the folder, and the list of what is blocked; closes the reader at the end. */
@Injectable()
export class IndexFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Index');
  private timer: NodeJS.Timeout | undefined;
  /** The last message, which is logged once and not every second. */
  private reported = '';

  constructor(
    @Inject(IndexReader) private readonly index: IndexReader | null,
    private readonly blocklist: Blocklist,
  ) {}

  onApplicationBootstrap(): void {
    if (this.index !== null && needsReindex(this.index.database)) this.logger.warn(REINDEX_ADVICE);
    this.timer = setInterval(() => this.check(), CHECK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.index?.close();
  }

  private check(): void {
    this.report([this.readBlocklist(), this.followIndex()].filter((fault) => fault !== '').join(' '));
  }

  /** @returns what is wrong with the file; empty for nothing */
  private followIndex(): string {
    try {
      const place = this.index?.follow() ?? 'in place';
      if (place === 'replaced')
        this.logger.warn('The index file was replaced: the new one is read from here on.');
      return place === 'missing'
        ? 'The index file is gone: what it held is served until there is another.'
        : '';
    } catch (error) {
      return `The index file was replaced, and what it held is served still: ${(error as Error).message}`;
    }
  }

  /** @returns why the list cannot be read; empty where it can */
  private readBlocklist(): string {
    const { version } = this.blocklist;
    try {
      this.blocklist.refresh();
    } catch (error) {
      return (error as Error).message;
    }
    const { unreadable } = this.blocklist;
    if (this.blocklist.version !== version && unreadable > 0)
      this.logger.error(
        `removals.jsonl has ${unreadable} lines that cannot be read; what they name is not kept out.`,
      );
    return '';
  }

  private report(message: string): void {
    if (message !== '' && message !== this.reported) this.logger.error(message);
    this.reported = message;
  }
}
