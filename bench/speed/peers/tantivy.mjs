import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emptyFolder, EngineMissing, folderOf, hasCommand, run } from '../../engines/engine.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { plainClient } from '../../lib/plain-client.mjs';
import { allArticles } from './articles.mjs';

const { wordToken } = await fromDist('index/tokens.js');
const { words } = await fromDist('analysis/words.js');

const PORT = 3976;
const tokensOf = (text, language) => words(text, language).map((word) => wordToken(language, word));

/** Built once; takes minutes. */
function build() {
  if (!hasCommand('cargo')) throw new EngineMissing('no cargo');
  const manifest = fileURLToPath(new URL('tantivy/Cargo.toml', import.meta.url));
  const target = folderOf('tantivy-peer');
  run('cargo', ['build', '--release', '--quiet', '--manifest-path', manifest, '--target-dir', target]);
  return join(target, 'release', 'tantivy-peer');
}

/**
 * The articles of the service's index in tantivy, the same words in two fields.
 * @throws EngineMissing
 */
export async function startPeer(database) {
  const folder = emptyFolder(`tantivy-${PORT}`);
  const server = spawn(build(), [String(PORT), folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  process.once('exit', () => server.kill());
  for (const { id, language, ...article } of allArticles(database)) {
    const searched = [article.title, article.preview].map((text) => tokensOf(text, language).join(' '));
    if (!server.stdin.write(`${[id, ...searched, JSON.stringify(article)].join('\t')}\n`))
      await once(server.stdin, 'drain');
  }
  server.stdin.end();
  const connect = () => plainClient(PORT, {});
  while (
    !(await connect().then(
      (client) => client.close() ?? true,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new EngineMissing('tantivy-peer has ended');
    await pause(100);
  }
  return {
    name: 'tantivy, newest 40',
    pid: server.pid,
    async open() {
      const client = await connect();
      const pathOf = ({ topic, language }, kind) =>
        `/${kind}/${tokensOf(topic, language).map(encodeURIComponent).join('/')}`;
      return {
        async query(question, isFilled) {
          await client.get(pathOf(question, 'all'));
          if (!isFilled) await client.get(pathOf(question, 'any'));
        },
        count: async (question) => (await client.json(pathOf(question, 'all'))).count,
        close: client.close,
      };
    },
  };
}
