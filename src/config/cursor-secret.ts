import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './parsers.js';
import type { Settings } from './settings.js';

const FILE = 'cursor-secret';

/**
 * The secret that authenticates cursors: the configured one, or a random one that is stored beside the index on first
 * use. If it cannot be stored, it is valid for the life of this process.
 * @param warn called with a sentence for the operator if it cannot be stored.
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

/** Reads the secret that is stored in a folder; stores `fresh` if there is none. */
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

/** Stores a secret in a new file, which is linked when it is complete, so that one of several processes wins. */
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
