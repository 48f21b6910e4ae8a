import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Blocklist } from './blocklist.js';

const RELOAD_EVERY_MS = 1_000;

/** Reads the blocklist again when its file has changed. If the file cannot be read, it logs why. */
@Injectable()
export class BlocklistReload implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Index');
  private timer: NodeJS.Timeout | undefined;
  /** The last logged message, so that the same message is logged once. */
  private reported = '';

  constructor(private readonly blocklist: Blocklist) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.reload(), RELOAD_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private reload(): void {
    const { version } = this.blocklist;
    let fault = '';
    try {
      this.blocklist.refresh();
    } catch (error) {
      fault = (error as Error).message;
    }
    if (fault !== '' && fault !== this.reported) this.logger.error(fault);
    this.reported = fault;
    const { unreadable } = this.blocklist;
    if (this.blocklist.version !== version && unreadable > 0)
      this.logger.error(
        `removals.jsonl has ${unreadable} lines that cannot be read; their articles are not excluded.`,
      );
  }
}
