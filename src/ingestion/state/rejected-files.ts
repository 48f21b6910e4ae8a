import { ColumnStatement, type Database } from '../../index/sqlite.js';

/** A version of a file that is not in force; its last valid version is, if there was one. */
export interface RejectedFile {
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
  const values = new ColumnStatement<string>(
    database,
    `SELECT value FROM properties WHERE name LIKE '${NAME}%' ORDER BY name DESC`,
  );
  return values.all().flatMap((value) => JSON.parse(value) as RejectedFile[]);
}
