import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processTree, proportionalSetSize } from '../../../bench/lib/process-memory.mjs';
import { ANY_PORTS, Program } from '../../support/program.js';
import { until } from '../../support/until.js';

const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));
/** A fifth more than `bench/speed/memory.mjs` has measured on a machine with nothing beside. */
const MAX_MIB = 200;

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('The memory of a service without articles', () => {
  it('is at most 200 MiB in both processes together', async () => {
    const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
    const program = new Program({
      ...ANY_PORTS,
      INGEST: 'on',
      NODE_OPTIONS: /node (.*) dist/.exec(scripts.start)![1]!,
    });
    await program.listening();
    const sizes = (): number[] => processTree(program.pid).map(proportionalSetSize);
    await until(() => sizes().length === 2);
    // The garbage of the start is returned late.
    const isBounded = (): boolean => sizes().reduce((sum, size) => sum + size, 0) < MAX_MIB;
    await until(isBounded, undefined, () => sizes().join(' and '));
    await program.signal('SIGTERM');
  });
});
