import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Replaces the content of a text file without replacing the file itself, so that its owner, mode, links and mounts
 * stay.
 *
 * During the write a reader finds the old text or the new one, possibly with white space at the end, or briefly a
 * mixture of both. On a full disk the old text stays.
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

/** Extends a file to the size of its new text. On a full disk this fails before any of the old text is overwritten. */
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
