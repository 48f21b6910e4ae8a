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

/** Messages between processes are JSON: the body of a push is Base64. */
interface Letter {
  message: HubMessage;
  body: string | null;
}

const DELIVERY = new PrimaryRpc<Letter, boolean>('hub');

/** The inbox of a serving process among several: ingestion runs in the primary. */
export class PrimaryInbox extends HubInbox {
  async deliver(message: HubMessage): Promise<boolean> {
    return (await DELIVERY.call(toLetter(message))) ?? false;
  }
}

/** In the primary: delivers what `PrimaryInbox` sends to the inbox of this process. */
export function receiveFromWorkers(inbox: HubInbox): void {
  DELIVERY.answer((letter) => inbox.deliver(fromLetter(letter)));
}

function toLetter(message: HubMessage): Letter {
  if (message.type !== 'pushed') return { message, body: null };
  const body = Buffer.from(message.body).toString('base64');
  return { message: { ...message, body: new Uint8Array() }, body };
}

function fromLetter({ message, body }: Letter): HubMessage {
  return message.type === 'pushed' ? { ...message, body: Buffer.from(body ?? '', 'base64') } : message;
}
