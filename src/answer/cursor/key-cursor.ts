import { createHash } from 'node:crypto';
import { cursorProblem } from './cursor.js';

const SEAL_BYTES = 8;

const sealOf = (key: string, question: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, question]))
    .digest()
    .subarray(0, SEAL_BYTES);

/** The cursor of a list that is in the order of its keys: it goes on behind one, whatever has come or gone. */
export const writeKeyCursor = (key: string, question: string): string =>
  Buffer.concat([sealOf(key, question), Buffer.from(key)]).toString('base64url');

/** @throws Problem `cursor_invalid` for what is no cursor of this question. */
export function readKeyCursor(cursor: string, question: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const key = bytes.subarray(SEAL_BYTES).toString();
  if (writeKeyCursor(key, question) !== cursor) throw cursorProblem('cursor_invalid');
  return key;
}
