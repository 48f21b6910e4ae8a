import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Replaces the content of a text file and keeps the file itself: its owner, mode and links, and what is mounted over
 * it.
 *
 * A reader finds the old text or the new one, either with white space behind it, or for a moment the beginning of the
 * new one in the old. On a full disk the old text remains.
 *
 * @param mode of a file that is created; by default only its owner can read it.
 * @throws an error of the file system
 */
export function writeInPlace(path: string, text: string, mode = 0o600): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT, mode);
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.from(text);
    extend(file, size, bytes.length);
    const end = Buffer.alloc(Math.max(0, size - bytes.length), '\n');
    write(file, Buffer.concat([bytes, end]), 0);
    ftruncateSync(file, bytes.length);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Extends a file before its text is written: afterwards no write needs a free block. */
function extend(file: number, size: number, wanted: number): void {
  try {
    write(file, Buffer.alloc(Math.max(0, wanted - size), '\n'), size);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

function write(file: number, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, position + done);
}
