import cluster, { type Worker } from 'node:cluster';

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

/** Messages between processes are JSON: the body of a push is Base64. */
interface Letter {
  type: 'hub';
  id: number;
  message: HubMessage;
  body: string | null;
}

interface Receipt {
  type: 'hub';
  id: number;
  taken: boolean;
}

/** The inbox of a serving process among several: ingestion runs in the primary. */
export class PrimaryInbox extends HubInbox {
  private readonly waiting = new Map<number, (taken: boolean) => void>();
  private sent = 0;

  constructor() {
    super();
    process.on('message', (receipt: Receipt) => {
      if (receipt?.type === 'hub') this.settle(receipt.id, receipt.taken);
    });
    process.once('disconnect', () => [...this.waiting.keys()].forEach((id) => this.settle(id, false)));
  }

  deliver(message: HubMessage): Promise<boolean> | boolean {
    if (!process.connected) return false;
    const id = ++this.sent;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      process.send!(toLetter(id, message));
    });
  }

  private settle(id: number, taken: boolean): void {
    this.waiting.get(id)?.(taken);
    this.waiting.delete(id);
  }
}

/** In the primary: delivers what `PrimaryInbox` sends to the inbox of this process. */
export function receiveFromWorkers(inbox: HubInbox): void {
  cluster.on('message', (worker: Worker, letter: Letter) => {
    if (letter?.type !== 'hub') return;
    void Promise.resolve(inbox.deliver(fromLetter(letter))).then((taken) => {
      if (worker.isConnected()) worker.send({ type: 'hub', id: letter.id, taken } satisfies Receipt);
    });
  });
}

function toLetter(id: number, message: HubMessage): Letter {
  if (message.type !== 'pushed') return { type: 'hub', id, message, body: null };
  const body = Buffer.from(message.body).toString('base64');
  return { type: 'hub', id, message: { ...message, body: new Uint8Array() }, body };
}

function fromLetter({ message, body }: Letter): HubMessage {
  return message.type === 'pushed' ? { ...message, body: Buffer.from(body ?? '', 'base64') } : message;
}
