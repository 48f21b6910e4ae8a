import { basename } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isReplaced, RejectedFiles, REPLACED, watchFile } from '../config/file-watch.js';
import { Settings, SettingsError } from '../config/settings.js';
import { hashOf } from './edit-keys-file.js';
import { type KeyRecord, parseKeysFile, readKeysFile } from './keys-file.js';

/** The keys of the last valid version of the file. */
@Injectable()
export class KeyRing implements OnApplicationShutdown {
  private readonly logger = new Logger(KeyRing.name);
  private records: ReadonlyMap<string, KeyRecord> = new Map();
  private stopWatching: (() => void) | undefined;

  /** @throws SettingsError when the file is missing or invalid. */
  constructor(
    { gateway }: Settings,
    private readonly rejected: RejectedFiles,
  ) {
    if (gateway.auth !== 'keys') return;
    const file = gateway.keysFile!;
    try {
      this.records = readRecords(file);
    } catch (error) {
      throw new SettingsError([`GATEWAY_KEYS_FILE: cannot be used: ${reasonOf(error)}`]);
    }
    this.stopWatching = watchFile(file, () => this.reload(file));
  }

  /** The record of a key, also of an expired or revoked one; null for an unknown key. */
  find(key: string): KeyRecord | null {
    return this.records.get(hashOf(key).toString('hex')) ?? null;
  }

  isValid(key: string): boolean {
    const record = this.find(key);
    return record !== null && record.revokedAt === null && !isExpired(record);
  }

  onApplicationShutdown(): void {
    this.stopWatching?.();
  }

  private reload(file: string): void {
    try {
      this.records = readRecords(file);
      if (isReplaced(file)) throw new Error(`it ${REPLACED}`);
      this.rejected.delete('GATEWAY_KEYS_FILE');
      this.logger.log('The keys file has changed and is active.');
    } catch (error) {
      const reason = reasonOf(error);
      this.rejected.set('GATEWAY_KEYS_FILE', { file: basename(file), problem: reason.replace(/^it /, '') });
      this.logger.error(
        `The changed keys file is rejected; the last valid version remains active: ${reason}`,
      );
    }
  }
}

export const isExpired = ({ expiresAt }: KeyRecord): boolean => expiresAt !== null && expiresAt <= Date.now();

function readRecords(file: string): ReadonlyMap<string, KeyRecord> {
  return new Map(parseKeysFile(readKeysFile(file)).map((record) => [record.sha256, record]));
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist; "keys create" creates it';
  return code === undefined ? message : `it cannot be read (${code})`;
}
