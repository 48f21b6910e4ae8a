import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './parsers.js';
import type { Settings } from './settings.js';

const FILE = 'cursor-secret';

/**
 * The secret that authenticates cursors (positions of next pages): the configured one, or a random one that is stored
 * in `DATA_DIR` on first use. A random one that cannot be stored is valid until this process ends.
 * @param warn called with a sentence for the operator if the secret cannot be stored.
 */
export function cursorSecret(
  { cursorSecret, index: { dataDir } }: Pick<Settings, 'cursorSecret' | 'index'>,
  warn: (message: string) => void,
): string {
  if (cursorSecret !== null) return cursorSecret;
  const fresh = randomBytes(32).toString('base64url');
  try {
    return storedSecret(dataDir, fresh);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    warn(
      `${FILE} in DATA_DIR cannot be used (${reason}): cursors of this process are valid until it ends, and for no ` +
        'other one. Set CURSOR_SECRET where several replicas serve the same clients.',
    );
    return fresh;
  }
}

/** Reads the secret that is stored in a folder. If there is none, stores `fresh` first. */
function storedSecret(dataDir: string, fresh: string): string {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    store(path, fresh);
  }
  const stored = readFileSync(path, 'utf8').trim();
  if (stored.length < MIN_SECRET_LENGTH) throw new Error('it holds no secret');
  return stored;
}

/** Writes a secret to a temporary file and links it to `path`: of several processes that do so, the first wins. */
function store(path: string, secret: string): void {
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
