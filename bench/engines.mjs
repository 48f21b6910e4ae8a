/**
 * Starts and stops the engines that tests and benchmarks use, on loopback.
 *
 *   npm run engines -- start [opensearch] [redis]     fetches what is needed once, starts, prints addresses
 *   npm run engines -- stop  [opensearch] [redis]     ends those that it started
 *
 * OpenSearch comes from Maven Central and needs Maven, unzip and a Java 21 or newer; Redis is the system's package. What
 * this machine lacks is skipped with a message. Downloads are stored in `~/.cache/news-search`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineMissing, folderOf } from './engines/engine.mjs';
import { startOpenSearch } from './engines/opensearch.mjs';
import { startRedis } from './engines/redis.mjs';

const ENGINES = { opensearch: startOpenSearch, redis: startRedis };
const [command, ...named] = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(ENGINES);
const unknown = names.filter((name) => !(name in ENGINES));
if (!['start', 'stop'].includes(command) || unknown.length > 0) {
  console.error(`npm run engines -- start|stop [${Object.keys(ENGINES).join('] [')}]`);
  process.exit(2);
}

const pidFile = (name) => join(folderOf('running'), name);

function stop(name) {
  if (!existsSync(pidFile(name))) return;
  try {
    process.kill(Number(readFileSync(pidFile(name), 'utf8')));
    console.log(`${name}: stopped`);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
  rmSync(pidFile(name));
}

for (const name of names) {
  stop(name);
  if (command === 'stop') continue;
  try {
    const { url, pid } = await ENGINES[name]();
    writeFileSync(pidFile(name), String(pid));
    console.log(`${name}: ${url}`);
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.log(`${name}: skipped, ${error.message}`);
  }
}
