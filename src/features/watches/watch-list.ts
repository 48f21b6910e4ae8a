import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LiveFile, MISSING_FILE_FAULT, RejectedFiles } from '../../config/live-file.js';
import { Settings, SettingsError } from '../../config/settings.js';
import { hashOfKey } from '../../gateway/edit-keys-file.js';
import { readWatchesFile, type Watch } from './watches-file.js';

/** The saved searches in the last valid version of `WATCHES_FILE`. */
@Injectable()
export class WatchList implements OnModuleInit, OnApplicationShutdown {
  /** Emits `change` when the file has changed. */
  readonly events = new EventEmitter<{ change: [] }>();
  private readonly file: LiveFile<Watches> | null;
  private stopWatching: (() => void) | undefined;

  constructor(
    { watchesFile }: Settings,
    private readonly rejected: RejectedFiles,
  ) {
    this.file = watchesFile === null ? null : new LiveFile(watchesFile, readWatches);
  }

  /** Reads the file; a missing one may be created later. @throws SettingsError if the file is invalid. */
  onModuleInit(): void {
    const { file } = this;
    if (file === null) return;
    file.read();
    if (file.fault === MISSING_FILE_FAULT)
      new Logger('Watches').warn('WATCHES_FILE does not exist yet; "watches add" creates it.');
    else if (file.value === undefined)
      throw new SettingsError([`WATCHES_FILE: cannot be used: ${file.fault}`]);
    const onActive = (): unknown => this.events.emit('change');
    this.stopWatching = this.rejected.follow('WATCHES_FILE', 'file of saved searches', file, onActive);
  }

  all(): readonly Watch[] {
    return this.file?.value?.all ?? [];
  }

  findByToken(token: string): Watch | undefined {
    return this.file?.value?.byToken.get(hashOfKey(token));
  }

  onApplicationShutdown(): void {
    this.stopWatching?.();
  }
}

interface Watches {
  all: readonly Watch[];
  /** Saved searches by hash of their token, because comparing hashes reveals nothing about a token. */
  byToken: ReadonlyMap<string, Watch>;
}

function readWatches(path: string): Watches {
  const all = readWatchesFile(path);
  const withFeed = all.filter(({ feed }) => feed !== undefined);
  return { all, byToken: new Map(withFeed.map((watch) => [hashOfKey(watch.feed!.token), watch])) };
}
