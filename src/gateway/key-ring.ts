import { timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SettingsError } from '../config/settings-error.js';
import { Settings } from '../config/settings.js';
import { hashOf } from './keys-file.js';
import { parseKeysFile } from './parse-keys-file.js';
import type { KeyRecord } from './plan.js';

/** How soon a changed file is seen, in milliseconds. */
const POLL_MS = 500;
/** Hash bytes that sort records into drawers; within a drawer, compares take the same time whatever they find. */
const DRAWER_BYTES = 2;

/** The keys in force: those of the last version of the file that was sound. */
@Injectable()
export class KeyRing implements OnModuleDestroy {
  private readonly logger = new Logger(KeyRing.name);
  private readonly file: string | null;
  private version: string | undefined;
  private poll: NodeJS.Timeout | undefined;
  private drawers = new Map<number, KeyRecord[]>();

  /** @throws SettingsError when keys are asked for and the file is missing or broken: there is no last good one. */
  constructor(settings: Settings) {
    this.file = settings.gateway.auth === 'keys' ? settings.gateway.keysFile : null;
    if (this.file === null) return;
    try {
      this.read(this.file);
    } catch (error) {
      throw new SettingsError([`GATEWAY_KEYS_FILE: cannot be used: ${reason(error)}`]);
    }
    this.poll = setInterval(() => this.follow(this.file!), POLL_MS).unref();
  }

  /** The record of a key, expired and revoked ones too; null when there is none. */
  find(key: string): KeyRecord | null {
    const hash = hashOf(key);
    let found: KeyRecord | null = null;
    for (const record of this.drawers.get(hash.readUIntBE(0, DRAWER_BYTES)) ?? []) {
      if (timingSafeEqual(record.hash, hash)) found = record;
    }
    return found;
  }

  onModuleDestroy(): void {
    clearInterval(this.poll);
  }

  private follow(file: string): void {
    if (versionOf(file) === this.version) return;
    try {
      this.read(file);
      this.logger.log('The keys file has changed and is in force.');
    } catch (error) {
      this.logger.error(
        `The keys file has changed and is refused; the last good one stays in force: ${reason(error)}`,
      );
    }
  }

  private read(file: string): void {
    // Taken before the text, so that a change in between is seen at the next look.
    this.version = versionOf(file);
    const drawers = new Map<number, KeyRecord[]>();
    for (const record of parseKeysFile(readFileSync(file, 'utf8'))) {
      const drawer = record.hash.readUIntBE(0, DRAWER_BYTES);
      drawers.set(drawer, [...(drawers.get(drawer) ?? []), record]);
    }
    this.drawers = drawers;
  }
}

/** What tells two versions of a file apart; for a file that is not there, what the system says instead. */
function versionOf(file: string): string {
  try {
    const { ino, mtimeNs, size } = statSync(file, { bigint: true });
    return `${ino} ${mtimeNs} ${size}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist; "keys create" makes it';
  return code === undefined ? message : `it cannot be read (${code})`;
}
