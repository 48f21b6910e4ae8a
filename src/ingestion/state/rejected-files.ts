import type { Database } from '../../index/sqlite.js';

/** A version of a file that is not in force; its last valid version is, if there was one. */
export interface RejectedFile {
  /** Added when it is read; a node of an older version does not report it. */
  setting?: string;
  /** Name of the file, or its path inside the folder that the setting names. */
  file: string;
  /** A phrase that follows the name. */
  problem: string;
}

/** Why a file is rejected: a phrase that follows its name. */
export function problemOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? message : `cannot be read (${code})`;
}

const NAME = 'rejected ';

/** Stored in the index, which every process and replica can read. */
export function writeRejectedFiles(
  database: Database,
  setting: 'SOURCES' | 'RULES_FILE',
  files: readonly RejectedFile[],
): void {
  const put = database.prepare('INSERT OR REPLACE INTO properties (name, value) VALUES (?, ?)');
  put.run(NAME + setting, JSON.stringify(files));
}

export function readRejectedFiles(database: Database): RejectedFile[] {
  const stored = database.prepareArrays<[name: string, value: string]>(
    `SELECT name, value FROM properties WHERE name LIKE '${NAME}%' ORDER BY name DESC`,
  );
  return stored.all().flatMap(([name, value]) => {
    const setting = name.slice(NAME.length);
    return (JSON.parse(value) as RejectedFile[]).map((file) => ({ setting, ...file }));
  });
}
