import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { publishedOperations, examplesOf, readDescription } from '../support/described-api.js';
import { freshFolder } from '../support/fresh-folder.js';
import { startCli } from '../support/run-cli.js';

/** These need an article or a story of the index, or keys. */
const WITHOUT_EXAMPLES = ['/news/similar', '/news/stories/{id}', '/usage'];
/** A parameter in place of another one of the sample call. */
const INSTEAD: Record<string, string> = { languages: 'language', topic1: 'topic' };

/** The number of articles, stories, publishers, bars or entries. */
function sizeOf(text: string): number {
  if (text.startsWith('<?xml')) return text.split('<entry>').length - 1;
  const { count, buckets, items } = JSON.parse(text) as Record<string, unknown>;
  return typeof count === 'number' ? count : ((buckets ?? items) as unknown[]).length;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

describe('the examples of /openapi.json', () => {
  it('find articles in the demo', async () => {
    const folder = freshFolder();
    const PORT = String(await freePort());
    const child = startCli(['demo'], { PORT, MANAGEMENT_PORT: '0', TMPDIR: folder });
    try {
      await new Promise<void>((resolve, reject) => {
        let text = '';
        child.stdout!.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          if (text.includes('Ctrl-C ends')) resolve();
        });
        child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
      });
      const url = `http://127.0.0.1:${PORT}`;
      const operations = publishedOperations(await readDescription(url));
      const failed: unknown[] = [];
      for (const { path, operationId, parameters, 'x-codeSamples': samples } of operations) {
        if (WITHOUT_EXAMPLES.includes(path)) continue;
        const sample = new URLSearchParams(
          [...samples[0]!.source.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(
            ([, name, value]): [string, string] => [name!, value!],
          ),
        );
        const targets = [sample];
        for (const parameter of parameters.filter((one) => one.in === 'query')) {
          for (const value of examplesOf(parameter)) {
            const query = new URLSearchParams(sample);
            query.delete(INSTEAD[parameter.name] ?? '');
            query.set(parameter.name, String(value));
            targets.push(query);
          }
        }
        for (const query of targets) {
          const response = await fetch(`${url}${path}?${query}`, {
            headers: { 'x-gateway-key': 'k', 'x-gateway-host': 'h' },
          });
          const { status } = response;
          const isStream = operationId === 'streamNews';
          const text = isStream ? '' : await response.text();
          if (isStream) await response.body!.cancel();
          const isEmpty = status === 200 && !isStream && path !== '/health' && sizeOf(text) === 0;
          if (status !== 200 || isEmpty) failed.push([`${path}?${query}`, status]);
        }
      }
      expect(failed).toEqual([]);
    } finally {
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
