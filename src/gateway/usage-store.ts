/** For how many days requests are remembered. */
export const KEPT_DAYS = 400;

/** The number of requests of a key to an endpoint, by day (UTC) and status. */
export interface RequestCount {
  /** `YYYY-MM-DD` */
  day: string;
  /** The id of the key. */
  key: string;
  /** The path as it is declared. */
  endpoint: string;
  status: number;
  requests: number;
}

/** The day of UTC. @param ms Unix milliseconds. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Stores the numbers of requests. */
export abstract class UsageStore {
  /**
   * @param batch the number of these counts: given once more under the same, they are added once.
   * @returns whether they were stored; false when they must be added again.
   */
  abstract add(counts: RequestCount[], batch: number): Promise<boolean>;
  /**
   * From a day on, in the order of the fields.
   * @throws Error when it cannot be read now.
   */
  abstract since(day: string): Promise<RequestCount[]>;
  /**
   * Of one key on one day.
   * @throws Error when it cannot be read now.
   */
  abstract ofKey(key: string, day: string): Promise<RequestCount[]>;
  close(): void {}
}
