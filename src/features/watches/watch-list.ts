import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { isReplaced, RejectedFiles, REPLACED, watchFile } from '../../config/file-watch.js';
import { Settings, SettingsError } from '../../config/settings.js';
import { hashOf } from '../../gateway/edit-keys-file.js';
import { readWatchesFile, type Watch } from './watches-file.js';

/** The saved searches of the last valid version of the file. */
@Injectable()
export class WatchList implements OnModuleInit, OnApplicationShutdown {
  /** Emits after a change of the file. */
  readonly events = new EventEmitter<{ change: [] }>();
  private readonly logger = new Logger('Watches');
  private watches: readonly Watch[] = [];
  /** By the hash of their token: comparing hashes reveals nothing about a token. */
  private byToken: ReadonlyMap<string, Watch> = new Map();
  private stopWatching: (() => void) | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly rejected: RejectedFiles,
  ) {}

  /** @throws SettingsError when the file is invalid; a missing one may be created later. */
  async onModuleInit(): Promise<void> {
    const file = this.settings.watchesFile;
    if (file === null) return;
    try {
      this.use(await readWatchesFile(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        throw new SettingsError([`WATCHES_FILE: cannot be used: ${reasonOf(error)}`]);
      this.logger.warn('WATCHES_FILE does not exist yet; "watches add" creates it.');
    }
    this.stopWatching = watchFile(file, () => void this.reload(file));
  }

  all(): readonly Watch[] {
    return this.watches;
  }

  findByToken(token: string): Watch | undefined {
    return this.byToken.get(hashOf(token).toString('hex'));
  }

  onApplicationShutdown(): void {
    this.stopWatching?.();
  }

  private use(watches: readonly Watch[]): void {
    this.watches = watches;
    const withFeed = watches.filter(({ feed }) => feed !== undefined);
    this.byToken = new Map(withFeed.map((watch) => [hashOf(watch.feed!.token).toString('hex'), watch]));
  }

  private async reload(file: string): Promise<void> {
    try {
      this.use(await readWatchesFile(file));
      if (isReplaced(file)) throw new Error(`it ${REPLACED}`);
      this.rejected.delete('WATCHES_FILE');
      this.logger.log('The file of saved searches has changed and is active.');
      this.events.emit('change');
    } catch (error) {
      const reason = reasonOf(error);
      this.rejected.set('WATCHES_FILE', { file: basename(file), problem: reason.replace(/^it /, '') });
      this.logger.error(
        `The changed file of saved searches is rejected; the last valid version remains active: ${reason}`,
      );
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist';
  return code === undefined || typeof code !== 'string' || !/^E[A-Z]+$/.test(code)
    ? message
    : `it cannot be read (${code})`;
}
