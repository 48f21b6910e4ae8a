/** A checked message of a hub to a callback, for the one process that writes. */
export type HubMessage = HubVerification | HubDenial | HubPush;

/** The hub has verified a request with us. */
export interface HubVerification {
  type: 'verified';
  token: string;
  mode: 'subscribe' | 'unsubscribe';
  /** How long it will push; null when it does not say. */
  leaseSeconds: number | null;
}

export interface HubDenial {
  type: 'denied';
  token: string;
  /** In the hub's words; may be empty. */
  reason: string;
}

/** A document with the right signature. */
export interface HubPush {
  type: 'pushed';
  token: string;
  /** As it came over the wire. */
  body: Uint8Array;
  contentType: string | null;
  contentEncoding: string | null;
}

/** Delivers hubs' messages to the process that keeps the subscriptions. */
export abstract class HubInbox {
  /** @returns whether it was accepted: not while too many wait or the process does not run */
  abstract deliver(message: HubMessage): boolean | Promise<boolean>;
}
