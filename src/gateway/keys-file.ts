import { isRecord, parseJson } from '../config/json.js';
import { readRegularFile } from '../config/live-file.js';

/** The limits of a plan; null means unlimited. */
export interface KeyPlan {
  name: string;
  requestsPerSecond: number | null;
  /** Requests per day (UTC). */
  requestsPerDay: number | null;
  /** Paths of the endpoints that the plan includes, such as `/news/advanced`; null for all. */
  endpoints: string[] | null;
}

/** A key in the file, which contains only its hash. */
export interface KeyRecord {
  /** The first 12 characters of the hash; used in logs in place of the key. */
  id: string;
  /** SHA-256 of the key, in hexadecimal. */
  sha256: string;
  plan: KeyPlan;
  /** Time at which the key expires, in Unix milliseconds; null for never. */
  expiresAt: number | null;
  revokedAt: number | null;
  note: string;
}

/**
 * The JSON document in a file of keys:
 *
 * { "plans": { "basic": { "requests_per_second": 5, "requests_per_day": 5000, "endpoints": ["/news"] } },
 * "keys": [{ "sha256": "<64 hex digits>", "plan": "basic", "expires": "2030-01-31T00:00:00Z", "note": "…" }] }
 *
 * A missing limit or list of endpoints means unlimited.
 */
export interface KeysDocument {
  plans: Record<string, PlanEntry>;
  keys: KeyEntry[];
}

interface PlanEntry {
  requests_per_second?: number;
  requests_per_day?: number;
  endpoints?: string[];
}

interface KeyEntry {
  sha256: string;
  plan: string;
  created?: string;
  expires?: string;
  revoked?: string;
  note?: string;
}

const ID_LENGTH = 12;

/** Parses a file of keys. @throws Error that names every fault by its position in the file; hashes are not repeated. */
export function parseKeysFile(text: string): KeyRecord[] {
  const { plans, keys } = readKeysDocument(text);
  const faults: string[] = [];
  const planByName = new Map(
    Object.entries(plans).map(([name, entry]) => [name, readPlan(name, entry, faults)]),
  );
  const records = keys.map((entry, index) => readKey(entry, `keys[${index}]`, planByName, faults));
  const hashes = new Set(records.map((record) => record?.sha256));
  if (faults.length === 0 && hashes.size < records.length) faults.push('a key is listed twice');
  if (faults.length > 0) throw new Error(faults.join('; '));
  return records as KeyRecord[];
}

/** Parses the JSON of a file of keys without checking its entries. @throws Error if it has no plans and keys. */
export function readKeysDocument(text: string): KeysDocument {
  const document = parseJson(text);
  if (!isRecord(document) || !isRecord(document['plans']) || !Array.isArray(document['keys'])) {
    throw new Error('it must hold an object "plans" and a list "keys"');
  }
  return document as unknown as KeysDocument;
}

function readPlan(name: string, entry: unknown, faults: string[]): KeyPlan {
  const { requests_per_second, requests_per_day, endpoints } = (isRecord(entry) ? entry : {}) as PlanEntry;
  for (const [field, limit] of Object.entries({ requests_per_second, requests_per_day })) {
    if (limit !== undefined && !(Number.isSafeInteger(limit) && limit > 0)) {
      faults.push(`plans.${name}.${field} must be a whole number above 0`);
    }
  }
  const paths: unknown = endpoints ?? [];
  if (!isRecord(entry)) faults.push(`plans.${name} must be an object`);
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string' && path.startsWith('/'))) {
    faults.push(`plans.${name}.endpoints must be a list of paths such as "/news"`);
  }
  return {
    name,
    requestsPerSecond: requests_per_second ?? null,
    requestsPerDay: requests_per_day ?? null,
    endpoints: endpoints ?? null,
  };
}

function readKey(
  entry: unknown,
  place: string,
  plans: Map<string, KeyPlan>,
  faults: string[],
): KeyRecord | undefined {
  const { sha256, plan, expires, revoked, note } = (isRecord(entry) ? entry : {}) as Partial<KeyEntry>;
  const known = plans.get(plan ?? '');
  const before = faults.length;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) {
    faults.push(`${place}.sha256 must be 64 hexadecimal digits in lower case`);
  }
  if (known === undefined) faults.push(`${place}.plan must name one of the plans`);
  const [expiresAt, revokedAt] = [expires, revoked].map((time) => (time == null ? null : Date.parse(time)));
  if (Number.isNaN(expiresAt)) faults.push(`${place}.expires must be a time such as 2030-01-31T00:00:00Z`);
  if (Number.isNaN(revokedAt)) faults.push(`${place}.revoked must be a time such as 2030-01-31T00:00:00Z`);
  if (faults.length > before) return undefined;
  return {
    id: sha256!.slice(0, ID_LENGTH),
    sha256: sha256!,
    plan: known!,
    expiresAt: expiresAt!,
    revokedAt: revokedAt!,
    note: note ?? '',
  };
}

/** Maximum size of a file of keys in bytes: about 40,000 keys, which are parsed in an eighth of a second. */
export const MAX_KEYS_FILE_BYTES = 8 * 1024 * 1024;

/** Reads a file of keys as text. @throws Error if it cannot be read. */
export const readKeysFile = (path: string): string => readRegularFile(path, MAX_KEYS_FILE_BYTES).toString();
