import { PrimaryRpc } from '../../gateway/primary-rpc.js';

/** A checked message of a hub to a callback, for the one process that writes. */
export type HubMessage = HubVerification | HubDenial | HubPush;

export interface HubVerification {
  type: 'verified';
  token: string;
  mode: 'subscribe' | 'unsubscribe';
  /** Lease in seconds; null when the hub does not report one. */
  leaseSeconds: number | null;
}

export interface HubDenial {
  type: 'denied';
  token: string;
  reason: string;
}

export interface HubPush {
  type: 'pushed';
  token: string;
  body: Uint8Array;
  contentType: string | null;
  contentEncoding: string | null;
}

/** Delivers the messages of hubs to the ingestion process. */
export abstract class HubInbox {
  /** @returns whether it was accepted: not while too many wait or the process does not run */
  abstract deliver(message: HubMessage): boolean | Promise<boolean>;
}

/** Messages between processes are JSON: the body of a push is sent as Base64. */
const DELIVERY = new PrimaryRpc<{ message: HubMessage; base64: string }, boolean>('hub');

/** The inbox of a serving process among several: ingestion runs in the primary. */
export class PrimaryInbox extends HubInbox {
  async deliver(message: HubMessage): Promise<boolean> {
    if (message.type !== 'pushed') return (await DELIVERY.call({ message, base64: '' })) ?? false;
    const base64 = Buffer.from(message.body).toString('base64');
    return (await DELIVERY.call({ message: { ...message, body: new Uint8Array() }, base64 })) ?? false;
  }
}

/** In the primary: delivers what `PrimaryInbox` sends to the inbox of this process. */
export function receiveFromWorkers(inbox: HubInbox): void {
  DELIVERY.handle(({ message, base64 }) =>
    inbox.deliver(message.type === 'pushed' ? { ...message, body: Buffer.from(base64, 'base64') } : message),
  );
}
