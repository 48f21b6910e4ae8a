import { Logger } from '@nestjs/common';
import { readSettings } from '../config/load-settings.js';
import { UsageFile } from '../gateway/usage-file.js';
import { UsageInRedis } from '../gateway/usage-in-redis.js';
import { dayOf } from '../gateway/usage-store.js';
import { Redis } from '../redis/redis.js';
import { CommandFailure, printRecords } from './output.js';
import { DAY } from '../config/durations.js';

const WEEK_MS = 7 * DAY * 1000;

/** `keys usage`: of all replicas with Redis, else of the service in DATA_DIR; up to a second or two ago. */
export async function showUsage({ since }: { since?: string }): Promise<void> {
  const { redisUrl, index } = readSettings();
  const day = since === undefined ? dayOf(Date.now() - WEEK_MS) : dayIn(since);
  // A read error is reported as the failure of the command.
  Logger.overrideLogger(false);
  const redis = await Redis.open(redisUrl);
  const file = new UsageFile(index.dataDir);
  const store = redisUrl === null ? file : new UsageInRedis(redis);
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
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text) {
    return text;
  }
  throw new CommandFailure(`--since must be a day such as 2030-01-31, not "${text}".`);
}
