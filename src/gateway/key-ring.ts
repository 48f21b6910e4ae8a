import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LiveFile, MISSING_FILE_FAULT, RejectedFiles } from '../config/live-file.js';
import { Settings, SettingsError } from '../config/settings.js';
import { hashOfKey } from './edit-keys-file.js';
import { type KeyRecord, parseKeysFile, readKeysFile } from './keys-file.js';

/** The configured keys: those of the last valid version of `GATEWAY_KEYS_FILE`. */
@Injectable()
export class KeyRing implements OnApplicationShutdown {
  private readonly file: LiveFile<ReadonlyMap<string, KeyRecord>> | null = null;
  private readonly stopWatching: (() => void) | undefined;

  /** @throws SettingsError if the file is missing or invalid. */
  constructor({ gateway }: Settings, rejected: RejectedFiles) {
    if (gateway.auth !== 'keys') return;
    this.file = new LiveFile(gateway.keysFile!, readRecords);
    this.file.read();
    if (this.file.value === undefined) {
      const advice = this.file.fault === MISSING_FILE_FAULT ? '; "keys create" creates it' : '';
      throw new SettingsError([`GATEWAY_KEYS_FILE: cannot be used: ${this.file.fault}${advice}`]);
    }
    this.stopWatching = rejected.follow('GATEWAY_KEYS_FILE', 'keys file', this.file);
  }

  /** Finds a key, which may be expired or revoked; null if it is unknown. */
  find(key: string): KeyRecord | null {
    return this.file?.value?.get(hashOfKey(key)) ?? null;
  }

  isValid(key: string): boolean {
    const record = this.find(key);
    return record !== null && record.revokedAt === null && !isKeyExpired(record);
  }

  onApplicationShutdown(): void {
    this.stopWatching?.();
  }
}

export const isKeyExpired = ({ expiresAt }: KeyRecord): boolean =>
  expiresAt !== null && expiresAt <= Date.now();

function readRecords(file: string): ReadonlyMap<string, KeyRecord> {
  return new Map(parseKeysFile(readKeysFile(file)).map((record) => [record.sha256, record]));
}
