import type { HubMessage } from '../websub/hub-message.js';

/** Messages that may wait for the process: of all subscriptions, of one, and bytes of their documents. */
const MAX_MESSAGES = 256;
const MAX_PER_SUBSCRIPTION = 8;
const MAX_BYTES = 32 * 1024 * 1024;

/** Bounds the messages of hubs that wait for the process, which handles them in their order. */
export class HubBacklog {
  private readonly waiting: { token: string; size: number }[] = [];
  private bytes = 0;

  /** @returns false when the backlog is full and the message must be refused; an empty one accepts any document */
  enter(message: HubMessage): boolean {
    const size = message.type === 'pushed' ? message.body.byteLength : 0;
    const { token } = message;
    const isFull = this.waiting.length >= MAX_MESSAGES || this.bytes + size > MAX_BYTES;
    if (isFull && this.waiting.length > 0) return false;
    if (this.waiting.filter((one) => one.token === token).length >= MAX_PER_SUBSCRIPTION) return false;
    this.waiting.push({ token, size });
    this.bytes += size;
    return true;
  }

  /** The oldest message has been handled. */
  leave(): void {
    this.bytes -= this.waiting.shift()?.size ?? 0;
  }

  /** The process has ended, and the messages are lost with it. */
  clear(): void {
    this.waiting.length = 0;
    this.bytes = 0;
  }
}
