/** What a hub has told us at a callback, checked and on its way to the one process that writes. */
export type HubMessage = HubVerification | HubDenial | HubPush;

/** The hub has been told that we mean what it was asked for. */
export interface HubVerification {
  type: 'verified';
  token: string;
  mode: 'subscribe' | 'unsubscribe';
  /** How long it will push; null when it did not say. */
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
