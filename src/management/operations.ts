/** What the management listener asks of the service beside it. */
export abstract class Operations {
  /** Why the service should get no requests now; null when it should. */
  abstract unreadiness(): Promise<string | null>;
  /** All metrics in the text format of Prometheus. */
  abstract metrics(): Promise<string>;
}
