import type { RejectedFile } from '../../config/live-file.js';
import type { Database } from '../../index/sqlite.js';

const NAME = 'rejected ';

/** Stores in the index which files of a setting are rejected, so that every process and replica can read it. */
export function writeRejectedSettingsFiles(
  database: Database,
  setting: 'SOURCES' | 'RULES_FILE',
  files: readonly RejectedFile[],
): void {
  const put = database.prepare('INSERT OR REPLACE INTO properties (name, value) VALUES (?, ?)');
  put.run(NAME + setting, JSON.stringify(files));
}

export function readRejectedSettingsFiles(database: Database): RejectedFile[] {
  const stored = database.prepareArrays<[name: string, value: string]>(
    `SELECT name, value FROM properties WHERE name LIKE '${NAME}%' ORDER BY name DESC`,
  );
  return stored.all().flatMap(([name, value]) => {
    const setting = name.slice(NAME.length);
    return (JSON.parse(value) as RejectedFile[]).map((file) => ({ setting, ...file }));
  });
}
