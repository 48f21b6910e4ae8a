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
const LEAST_JAVA = 21;
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
    return Number(/version "(\d+)/.exec(run('sh', ['-c', `"${java}" -version 2>&1`]))?.[1]) >= LEAST_JAVA;
  };
  const found = homes.find(isNew);
  if (found === undefined) throw new EngineMissing(`no Java ${LEAST_JAVA} or newer`);
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
export async function startOpenSearch(port = DEFAULT_PORT, { heap = '1g', again = false } = {}) {
  if (!hasCommand('java')) throw new EngineMissing('no Java');
  const java = javaHome();
  await whenFree(port);
  const node = again ? engineFolder(`opensearch-${port}`) : emptyFolder(`opensearch-${port}`);
  if (!again) cpSync(distribution(), node, { recursive: true });
  const settings = {
    'cluster.name': `news-search-${port}`,
    'node.name': 'n1',
    'http.port': port,
    'transport.port': port + 100,
    'network.host': '127.0.0.1',
    'discovery.type': 'single-node',
    'path.data': join(node, 'data'),
    'path.logs': join(node, 'logs'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(node, 'config', 'opensearch.yml'), lines.join(''));
  const url = `http://127.0.0.1:${port}`;
  const pid = await runServer(node, join(node, 'bin', 'opensearch'), [], {
    env: { OPENSEARCH_JAVA_HOME: java, OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`, HOME: node },
    patienceMs: 120_000,
    ready: async () => (await fetch(`${url}/_cluster/health`)).ok,
  });
  return { url, pid };
}
