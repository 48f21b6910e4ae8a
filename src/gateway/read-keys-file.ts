import type { BigIntStats } from 'node:fs';
import { constants, type FileHandle, open, stat } from 'node:fs/promises';

/** In bytes: room for some 40,000 keys, which are read in an eighth of a second. */
export const KEYS_FILE_LIMIT = 8 * 1024 * 1024;

/** One version of the file. */
export interface KeysFile {
  version: string;
  text: string;
}

/**
 * Reads the file without ever waiting for one that does not end, such as a pipe or a device.
 *
 * @throws Error when it cannot be read, is no file, or is too large.
 */
export async function readKeysFile(path: string): Promise<KeysFile> {
  // Before it is opened, too: to open a pipe is to wait for somebody to write.
  checkKeysFile(await stat(path, { bigint: true }));
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await file.stat({ bigint: true });
    checkKeysFile(stats);
    return { version: describeVersion(stats), text: await readWithin(file) };
  } finally {
    await file.close();
  }
}

/** What tells two versions of a file apart; for a file that is not there, what the system says instead. */
export async function versionOf(path: string): Promise<string> {
  try {
    return describeVersion(await stat(path, { bigint: true }));
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** @throws Error when the file is none that is read. */
export function checkKeysFile(stats: { isFile(): boolean; size: number | bigint }): void {
  if (!stats.isFile()) throw new Error('it is no regular file');
  if (stats.size > KEYS_FILE_LIMIT) throw tooLarge();
}

/** Some files are longer than they say, those of `/proc` for example. */
async function readWithin(file: FileHandle): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > KEYS_FILE_LIMIT) throw tooLarge();
  }
  return Buffer.concat(chunks).toString();
}

function describeVersion({ ino, mtimeNs, size }: BigIntStats): string {
  return `${ino} ${mtimeNs} ${size}`;
}

function tooLarge(): Error {
  return new Error(`it has more than ${KEYS_FILE_LIMIT} bytes`);
}
