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

/** The plans of a new file, for the operator to edit. */
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
 * Creates a key and stores its hash; a missing file is created, readable by its owner only.
 *
 * @returns the key, which is not stored and cannot be shown again.
 * @throws FileLockedError; Error when the file is invalid or has no such plan.
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
  const sha256 = hashOfKey(key).toString('hex');
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

/**
 * The keys of a file.
 * @throws Error when the file is missing or invalid.
 */
export function listKeys(file: string): KeyRecord[] {
  return parseKeysFile(readKeysFile(file));
}

/**
 * Revokes a key; its record stays. Running services apply it within a second.
 *
 * @param id the id of the key, or its beginning.
 * @throws FileLockedError; Error when the file is missing or invalid, or not exactly one key's id begins so.
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

/** The stored hash of a key. Keys are 256 random bits, so that a plain hash cannot be reversed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function read(file: string): KeysDocument {
  const text = readKeysFile(file);
  parseKeysFile(text);
  return readKeysDocument(text);
}

function write(file: string, document: KeysDocument): void {
  writeInPlace(file, `${JSON.stringify(document, null, 2)}\n`);
}
