/** What a key may do. A missing limit is no limit. */
export interface Plan {
  name: string;
  requestsPerSecond: number | null;
  /** A day is a day of UTC. */
  requestsPerDay: number | null;
  /** Paths such as `/news/advanced`; null covers all. */
  endpoints: string[] | null;
}

/** What is known of a key. The key itself is known to its owner only. */
export interface KeyRecord {
  /** The first characters of the hash: what people and logs call the key. */
  id: string;
  /** SHA-256 of the key. */
  hash: Buffer;
  plan: Plan;
  /** Unix milliseconds. */
  expiresAt: number | null;
  revokedAt: number | null;
  note: string;
}
