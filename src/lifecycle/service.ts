/** A running service, or a running part of one. */
export interface Service {
  /** Base URL of the public listener; null where this process has none. */
  url: string | null;
  /** Base URL of the management listener; null where this process has none. */
  managementUrl: string | null;
  /** Lets running requests finish, commits what was fetched, and frees the ports. */
  stop(): Promise<void>;
}
