import { timingSafeEqual } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Settings, SettingsError } from '../config/settings.js';
import { hashOf } from './edit-keys-file.js';
import { type KeyRecord, parseKeysFile, readKeysFile, versionOf } from './keys-file.js';

/** How soon a changed file is seen, in milliseconds. */
const POLL_MS = 500;
/** Hash bytes that sort records into buckets; within a bucket, compares take the same time whatever they find. */
const BUCKET_BYTES = 2;

/** The keys in force: those of the last version of the file that was sound. */
@Injectable()
export class KeyRing implements OnApplicationShutdown {
  private readonly logger = new Logger(KeyRing.name);
  private version: string | undefined;
  private poll: NodeJS.Timeout | undefined;
  private closed = false;
  private buckets = new Map<number, KeyRecord[]>();

  /**
   * The keys that the settings ask for, if any.
   *
   * @throws SettingsError when the file is missing or broken: there is no last good one.
   */
  static async open({ gateway }: Settings): Promise<KeyRing> {
    const ring = new KeyRing();
    if (gateway.auth !== 'keys') return ring;
    const file = gateway.keysFile!;
    try {
      await ring.read(file);
    } catch (error) {
      throw new SettingsError([`GATEWAY_KEYS_FILE: cannot be used: ${reason(error)}`]);
    }
    ring.scheduleCheck(file);
    return ring;
  }

  private constructor() {}

  /** The record of a key, expired and revoked ones too; null when there is none. */
  find(key: string): KeyRecord | null {
    const hash = hashOf(key);
    let found: KeyRecord | null = null;
    for (const record of this.buckets.get(hash.readUIntBE(0, BUCKET_BYTES)) ?? []) {
      if (timingSafeEqual(record.hash, hash)) found = record;
    }
    return found;
  }

  /** Whether a key may ask now: known, neither revoked nor expired. */
  isInForce(key: string): boolean {
    const record = this.find(key);
    if (record === null || record.revokedAt !== null) return false;
    return record.expiresAt === null || record.expiresAt > Date.now();
  }

  /** Requests may still be answered for a while when the application begins to close. */
  onApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.poll);
  }

  /** One look after the other, however long a slow disk makes each. */
  private scheduleCheck(file: string): void {
    this.poll = setTimeout(() => {
      void this.reloadIfChanged(file).then(() => {
        if (!this.closed) this.scheduleCheck(file);
      });
    }, POLL_MS).unref();
  }

  private async reloadIfChanged(file: string): Promise<void> {
    const version = await versionOf(file);
    if (version === this.version) return;
    try {
      await this.read(file);
      this.logger.log('The keys file has changed and is in force.');
    } catch (error) {
      // Said once, and not again before the file changes once more.
      this.version = version;
      this.logger.error(
        `The keys file has changed and is refused; the last good one stays in force: ${reason(error)}`,
      );
    }
  }

  private async read(file: string): Promise<void> {
    const { version, text } = await readKeysFile(file);
    const buckets = new Map<number, KeyRecord[]>();
    for (const record of parseKeysFile(text)) {
      const bucket = record.hash.readUIntBE(0, BUCKET_BYTES);
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), record]);
    }
    this.buckets = buckets;
    this.version = version;
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist; "keys create" makes it';
  return code === undefined ? message : `it cannot be read (${code})`;
}
