/**
 * Failed, empty and incomplete responses while replicas and their ingestion node are replaced by another version, one
 * after the other as Kubernetes does, and while they are returned to the former one. The replicas search OpenSearch and
 * count in Redis; the newsroom of the demo prints meanwhile.
 *
 *   npm run engines -- start && node bench/soak/rolling-upgrade.mjs FOLDER [replicas-first | ingestion-first]
 *
 * FOLDER holds the other version, built. Both orders are tried unless one is named. Fails where a response did.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { fromDist } from '../lib/dist.mjs';
import { table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { startUpgradeLoad } from '../lib/upgrade-load.mjs';

const [other, ...orders] = process.argv.slice(2);
const OPENSEARCH_URL = 'http://127.0.0.1:9201';
const REDIS_URL = 'redis://127.0.0.1:6390/7';
/** As in the chart. */
const DELAY_SECONDS = 5;
/** Until the nodes of a cluster send no more requests to a pod that stops. */
const REMOVAL_MS = 1_000;
const CALM_MS = 15_000;
const REPLICAS = [0, 1];

if (other === undefined) {
  console.error('node bench/soak/rolling-upgrade.mjs FOLDER [replicas-first | ingestion-first]');
  process.exit(2);
}
const engine = await fetch(OPENSEARCH_URL).catch(() => null);
if (!engine?.ok) {
  console.log('rolling-upgrade: skipped, no OpenSearch (npm run engines -- start).');
  process.exit(0);
}
const OLD = pathToFileURL(join(resolve(other), 'dist', 'main.js'));
const NEW = new URL('../../dist/main.js', import.meta.url);
const { startNewsroom } = await fromDist('demo/newsroom.js');

/** A port that nothing uses: a replica starts before the former one has stopped. */
function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** One deployment, and the steps of its upgrade. */
class Deployment {
  folder = mkdtempSync(join(tmpdir(), 'news-upgrade-'));
  prefix = `upgrade-${process.pid}-${performance.now().toFixed(0)}`;
  /** Base addresses of replicas that requests are sent to. */
  endpoints = [];
  replicas = [];
  ingestion = null;

  async environment() {
    const [port, managementPort] = [await freePort(), await freePort()];
    return {
      ...{
        PORT: String(port),
        MANAGEMENT_PORT: String(managementPort),
        OPENSEARCH_URL,
        OPENSEARCH_PREFIX: this.prefix,
      },
      ...{ SHUTDOWN_DELAY_SECONDS: String(DELAY_SECONDS), OUTBOUND_ALLOW: '127.0.0.0/8' },
      ...{ GATEWAY_TRUST_PROXY: 'yes', LOG_LEVEL: 'error' },
    };
  }

  async startReplica(at, main) {
    const shared = {
      SEARCH_PROVIDERS: 'opensearch',
      INGEST: 'off',
      REDIS_URL,
      CURSOR_SECRET: 'a secret for all replicas',
    };
    const DATA_DIR = join(this.folder, 'none');
    this.replicas[at] = await startService({ ...(await this.environment()), ...shared, DATA_DIR }, [], main);
    this.endpoints.push(this.replicas[at].url);
  }

  /** The next one is ready before the former one stops, as with `maxUnavailable: 0`. */
  async replaceReplica(at, main) {
    const former = this.replicas[at];
    await this.startReplica(at, main);
    const stopped = former.stop();
    await pause(REMOVAL_MS);
    this.endpoints.splice(this.endpoints.indexOf(former.url), 1);
    await stopped;
  }

  async startIngestion(main) {
    const own = { DATA_DIR: join(this.folder, 'data'), SOURCES: this.opml, SHUTDOWN_DELAY_SECONDS: '0' };
    this.ingestion = await startService({ ...(await this.environment()), ...own }, [], main);
  }

  /** A newer version migrates the index; an older one needs the copy from before. */
  async replaceIngestion(main) {
    await this.ingestion.stop();
    const [data, copy] = [join(this.folder, 'data'), join(this.folder, 'copy')];
    if (main === NEW) cpSync(data, copy, { recursive: true });
    else {
      rmSync(data, { recursive: true });
      cpSync(copy, data, { recursive: true });
    }
    await this.startIngestion(main);
  }

  async end() {
    await Promise.all([...this.replicas, this.ingestion].map((service) => service?.stop()));
    await fetch(`${OPENSEARCH_URL}/${this.prefix}-*`, { method: 'DELETE' });
    const templates = await (await fetch(`${OPENSEARCH_URL}/_index_template/${this.prefix}-*`)).json();
    for (const { name } of templates.index_templates ?? [])
      await fetch(`${OPENSEARCH_URL}/_index_template/${name}`, { method: 'DELETE' });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function tryOrder(order) {
  const deployment = new Deployment();
  const newsroom = await startNewsroom({ bulletinSeconds: 2, directory: deployment.folder });
  deployment.opml = newsroom.opml;
  try {
    await deployment.startIngestion(OLD);
    await pause(CALM_MS);
    for (const at of REPLICAS) await deployment.startReplica(at, OLD);
    const load = startUpgradeLoad(deployment.endpoints);
    await pause(CALM_MS);
    for (const [name, main] of [
      ['upgrade', NEW],
      ['return', OLD],
    ]) {
      const ingestion = async () => {
        load.enter(`${name}: ingestion`);
        await deployment.replaceIngestion(main);
        await pause(CALM_MS);
      };
      const replicas = async () => {
        for (const at of REPLICAS) {
          load.enter(`${name}: replica ${at + 1}`);
          await deployment.replaceReplica(at, main);
          await pause(CALM_MS / 3);
        }
      };
      for (const step of order === 'replicas-first' ? [replicas, ingestion] : [ingestion, replicas])
        await step();
    }
    return await load.end();
  } finally {
    await deployment.end();
    await newsroom.close();
  }
}

let failed = 0;
for (const order of orders.length > 0 ? orders : ['replicas-first', 'ingestion-first']) {
  const { rows, faults } = await tryOrder(order);
  console.log(`\n${table([order, 'responses', 'failed', 'empty', 'incomplete'], rows)}\n`);
  for (const [fault, count] of Object.entries(faults)) console.log(`${count} x ${fault}`);
  failed += Object.keys(faults).length;
}
process.exit(failed > 0 ? 1 : 0);
