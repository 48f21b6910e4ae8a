import cluster, { type Worker } from 'node:cluster';
import { HubInbox, type HubMessage } from './hub-message.js';

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
