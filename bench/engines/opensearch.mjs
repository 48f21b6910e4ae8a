import { cpSync, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  emptyFolder,
  engineFolder,
  EngineMissing,
  folderOf,
  hasCommand,
  run,
  runServer,
  whenFree,
} from './engine.mjs';

const VERSION = '3.6.0';
const MIN_JAVA = 21;
const DEFAULT_PORT = 9201;

/** The folder of a Java that is new enough: `OPENSEARCH_JAVA_HOME`, `JAVA_HOME`, or one beside the usual one. */
function javaHome() {
  const usual = run('sh', ['-c', 'command -v java']).trim();
  const beside = dirname(dirname(dirname(realpathSync(usual))));
  const homes = [
    process.env.OPENSEARCH_JAVA_HOME,
    process.env.JAVA_HOME,
    dirname(dirname(realpathSync(usual))),
    ...readdirSync(beside).map((name) => join(beside, name)),
  ];
  const isNew = (home) => {
    const java = home === undefined ? '' : join(home, 'bin', 'java');
    if (!existsSync(java)) return false;
    return Number(/version "(\d+)/.exec(run('sh', ['-c', `"${java}" -version 2>&1`]))?.[1]) >= MIN_JAVA;
  };
  const found = homes.find(isNew);
  if (found === undefined) throw new EngineMissing(`no Java ${MIN_JAVA} or newer`);
  return found;
}

/** The real distribution without plugins, as Maven Central has it; unpacked once. */
function distribution() {
  const folder = folderOf('opensearch');
  const home = join(folder, `opensearch-${VERSION}`);
  if (existsSync(join(home, 'bin', 'opensearch'))) return home;
  for (const tool of ['mvn', 'unzip']) if (!hasCommand(tool)) throw new EngineMissing(`no ${tool}`);
  const artifact = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
  run('mvn', [
    '-q',
    'dependency:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${folder}`,
    '-Dmdep.useBaseVersion=true',
  ]);
  const zip = join(folder, `opensearch-${VERSION}.zip`);
  run('unzip', ['-q', '-o', zip, '-d', folder]);
  rmSync(zip);
  return home;
}

/**
 * One node on loopback.
 * @param heap its memory, as Java writes it
 * @param again with what it held when it ended; otherwise with nothing in it.
 * @throws EngineMissing
 */
export const startOpenSearch = (port = DEFAULT_PORT, { heap = '1g', again = false } = {}) =>
  startNode(port, { heap, again, settings: { 'discovery.type': 'single-node' }, nodes: 1 });

/**
 * Nodes of one cluster on loopback, once they have found each other.
 * @param heap memory of each
 * @throws EngineMissing
 */
export function startOpenSearchNodes(ports, { heap = '512m' } = {}) {
  const settings = {
    'discovery.seed_hosts': JSON.stringify(ports.map((port) => `127.0.0.1:${transportPort(port)}`)),
    'cluster.initial_cluster_manager_nodes': JSON.stringify(ports.map(nameOf)),
  };
  const cluster = `news-search-${ports[0]}`;
  return Promise.all(ports.map((port) => startNode(port, { heap, settings, cluster, nodes: ports.length })));
}

const nameOf = (port) => `n${port}`;
const transportPort = (port) => (port + 100 > 65_535 ? port - 100 : port + 100);

async function startNode(port, { heap, again = false, settings, cluster = `news-search-${port}`, nodes }) {
  if (!hasCommand('java')) throw new EngineMissing('no Java');
  const java = javaHome();
  await whenFree(port);
  const node = again ? engineFolder(`opensearch-${port}`) : emptyFolder(`opensearch-${port}`);
  if (!again) cpSync(distribution(), node, { recursive: true });
  const all = {
    'cluster.name': cluster,
    'node.name': nameOf(port),
    'http.port': port,
    'transport.port': transportPort(port),
    'network.host': '127.0.0.1',
    'path.data': join(node, 'data'),
    'path.logs': join(node, 'logs'),
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(node, 'config', 'opensearch.yml'), lines.join(''));
  const url = `http://127.0.0.1:${port}`;
  const pid = await runServer(node, join(node, 'bin', 'opensearch'), [], {
    env: { OPENSEARCH_JAVA_HOME: java, OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`, HOME: node },
    patienceMs: 120_000 * nodes,
    ready: async () => (await fetch(`${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=1s`)).ok,
  });
  return { url, pid, name: nameOf(port), folder: node };
}
