import type { HubMessage } from '../websub/hub-message.js';

/** Messages that may wait for the process, of all hubs and of one subscription, and bytes of documents among them. */
const MOST_MESSAGES = 256;
const MOST_EACH = 8;
const MOST_BYTES = 32 * 1024 * 1024;

/** Bounds what hubs may have waiting for the process, which hears it in the order it came. */
export class HubBacklog {
  private readonly waiting: { token: string; size: number }[] = [];
  private bytes = 0;

  /** @returns false when it is full: the message is to be refused. A document larger than all room comes in alone. */
  enter(message: HubMessage): boolean {
    const size = message.type === 'pushed' ? message.body.byteLength : 0;
    const { token } = message;
    const isFull = this.waiting.length >= MOST_MESSAGES || this.bytes + size > MOST_BYTES;
    if (isFull && this.waiting.length > 0) return false;
    if (this.waiting.filter((one) => one.token === token).length >= MOST_EACH) return false;
    this.waiting.push({ token, size });
    this.bytes += size;
    return true;
  }

  /** The message that waited longest has been dealt with. */
  leave(): void {
    this.bytes -= this.waiting.shift()?.size ?? 0;
  }

  /** The process that they waited for is gone, and they with it. */
  clear(): void {
    this.waiting.length = 0;
    this.bytes = 0;
  }
}
