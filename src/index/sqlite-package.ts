import { createRequire } from 'node:module';
import type { SqliteModule } from './sqlite.js';

/**
 * The API of `node:sqlite` from a package with binaries inside, for Node 20, which has none of its own. Goes when
 * Node 20 is no longer supported.
 */
export function loadSqlitePackage(): SqliteModule | undefined {
  try {
    return createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
  } catch {
    return undefined;
  }
}
