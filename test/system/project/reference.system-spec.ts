import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

it('docs/reference is generated from the code (npm run reference)', () => {
  const program = fileURLToPath(new URL('../../../docs/reference/generate.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
