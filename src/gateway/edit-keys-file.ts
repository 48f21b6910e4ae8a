import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../index/open-database.js';
import { withFileLock } from './file-lock.js';
import {
  type KeyRecord,
  type KeysDocument,
  parseKeysFile,
  readKeysDocument,
  readKeysFile,
} from './keys-file.js';
import { writeInPlace } from './write-in-place.js';

/** Sample plans of a new file, which the operator edits. */
const FIRST_PLANS: KeysDocument['plans'] = {
  basic: { requests_per_second: 10, requests_per_day: 5_000 },
  unlimited: {},
};

interface NewKey {
  plan: string;
  note?: string;
  expires?: Date;
}

/**
 * Creates a key and stores its hash in the file. A missing file is created, readable only by its owner.
 * @returns the key, which is stored nowhere, and its id.
 * @throws FileLockedError; Error if the file is invalid or does not contain the plan.
 */
export function createKey(file: string, options: NewKey): { id: string; key: string } {
  makeFolder(dirname(file));
  return withFileLock(file, () => addKey(file, options));
}

function addKey(file: string, { plan, note, expires }: NewKey): { id: string; key: string } {
  const document = existsSync(file) ? read(file) : { plans: FIRST_PLANS, keys: [] };
  if (!Object.hasOwn(document.plans, plan)) {
    throw new Error(
      `${file} has no plan "${plan}"; it has ${Object.keys(document.plans).join(', ') || 'none'}.`,
    );
  }
  const key = `nsk_${randomBytes(32).toString('base64url')}`;
  const sha256 = hashOfKey(key);
  document.keys.push({
    sha256,
    plan,
    created: new Date().toISOString(),
    ...(expires && { expires: expires.toISOString() }),
    ...(note && { note }),
  });
  write(file, document);
  return { id: parseKeysFile(JSON.stringify(document)).at(-1)!.id, key };
}

/** Lists the keys in a file. @throws Error if the file is missing or invalid. */
export function listKeys(file: string): KeyRecord[] {
  return parseKeysFile(readKeysFile(file));
}

/**
 * Revokes a key, whose record stays in the file. Running services apply it within a second.
 * @param id the id of the key, or its beginning.
 * @throws FileLockedError; Error if the file is missing or invalid, or if not exactly one id begins so.
 */
export function revokeKey(file: string, id: string): KeyRecord {
  return withFileLock(file, () => markRevoked(file, id));
}

function markRevoked(file: string, id: string): KeyRecord {
  const document = read(file);
  const found = document.keys.filter(({ sha256 }) => id.length >= 4 && sha256.startsWith(id));
  if (found.length !== 1) {
    throw new Error(`${found.length === 0 ? 'No key has' : 'More than one key has'} the id "${id}".`);
  }
  found[0]!.revoked ??= new Date().toISOString();
  write(file, document);
  return parseKeysFile(JSON.stringify(document))[document.keys.indexOf(found[0]!)]!;
}

/** The SHA-256 hash of a key in hex, by which it is stored. A key has 256 random bits, so that no salt is needed. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function read(file: string): KeysDocument {
  const text = readKeysFile(file);
  parseKeysFile(text);
  return readKeysDocument(text);
}

function write(file: string, document: KeysDocument): void {
  writeInPlace(file, `${JSON.stringify(document, null, 2)}\n`);
}
