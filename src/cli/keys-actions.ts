import { Logger } from '@nestjs/common';
import { isoTime } from '../articles/article.js';
import { DAY } from '../config/durations.js';
import { readSettings } from '../config/load-settings.js';
import * as keysFile from '../gateway/edit-keys-file.js';
import type { KeyRecord } from '../gateway/keys-file.js';
import { UsageFile } from '../gateway/usage-file.js';
import { RedisUsageStore } from '../gateway/usage-in-redis.js';
import { utcDayOf } from '../gateway/counter-store.js';
import { readMoment } from '../http/read-moment.js';
import { Redis } from '../redis/redis.js';
import { actOnFile } from './file-failure.js';
import { CommandFailure, printText, printRecords, printRemark } from './output.js';

interface FileOption {
  file?: string;
}

export async function createKeyAction(
  options: FileOption & { plan: string; note?: string; expires?: string },
): Promise<void> {
  const expires =
    options.expires === undefined ? undefined : new Date(readMoment(options.expires.trim())?.ms ?? NaN);
  if (expires && !(expires.getTime() > Date.now())) {
    throw new CommandFailure(
      `--expires must be a future time, such as 2030-01-31, not "${options.expires}".`,
    );
  }
  const { id, key } = attempt(options, (file) => keysFile.createKey(file, { ...options, expires }));
  printRemark(`Key ${id} of plan ${options.plan}. It is shown here only and cannot be read again:`);
  printText(key);
}

export async function listKeysAction(options: FileOption): Promise<void> {
  await printRecords(attempt(options, keysFile.listKeys).map(describeKey));
}

export async function revokeKeyAction(id: string, options: FileOption): Promise<void> {
  const revoked = attempt(options, (file) => keysFile.revokeKey(file, id));
  printRemark(`Key ${revoked.id} is revoked.`);
}

function describeKey({ id, plan, revokedAt, expiresAt, note }: KeyRecord): Record<string, string | null> {
  const expired = expiresAt !== null && expiresAt <= Date.now();
  const state = revokedAt !== null ? 'revoked' : expired ? 'expired' : 'valid';
  return {
    id,
    plan: plan.name,
    state,
    expires: isoTime(expiresAt && expiresAt / 1000),
    revoked: isoTime(revokedAt && revokedAt / 1000),
    note,
  };
}

function attempt<T>({ file }: FileOption, act: (file: string) => T): T {
  const path = file ?? readSettings().gateway.keysFile;
  if (!path) throw new CommandFailure('No keys file is given: set GATEWAY_KEYS_FILE or use --file.');
  return actOnFile(path, act);
}

const WEEK_MS = 7 * DAY * 1000;

/**
 * `keys usage`: prints the number of requests of each key. With Redis these are the requests to all replicas, otherwise
 * those to the service in `DATA_DIR`. Requests of the last two seconds may be missing.
 */
export async function showKeyUsage({ since }: { since?: string }): Promise<void> {
  const { redisUrl, index } = readSettings();
  const day = since === undefined ? utcDayOf(Date.now() - WEEK_MS) : dayIn(since);
  // A read error is reported as the failure of the command.
  Logger.overrideLogger(false);
  const redis = await Redis.open(redisUrl);
  const file = new UsageFile(index.dataDir);
  const store = redisUrl === null ? file : new RedisUsageStore(redis);
  try {
    await printRecords((await store.since(day)).map((count) => ({ ...count })));
  } catch (error) {
    throw new CommandFailure((error as Error).message);
  } finally {
    file.close();
    redis.close();
  }
}

function dayIn(text: string): string {
  if (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    utcDayOf(Date.parse(text)) === text
  ) {
    return text;
  }
  throw new CommandFailure(`--since must be a day such as 2030-01-31, not "${text}".`);
}
