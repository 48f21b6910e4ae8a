import type { HubMessage } from '../websub/hub-message.js';

/** Messages of hubs that may wait for the thread, and bytes of documents among them. */
const MOST_MESSAGES = 256;
const MOST_BYTES = 32 * 1024 * 1024;

/** Bounds what hubs may have waiting for the thread, which hears it in the order it came. */
export class HubBacklog {
  private readonly sizes: number[] = [];
  private bytes = 0;

  /** @returns false when it is full: the message is to be refused. A document larger than all room comes in alone. */
  enter(message: HubMessage): boolean {
    const size = message.type === 'pushed' ? message.body.byteLength : 0;
    const isFull = this.sizes.length >= MOST_MESSAGES || this.bytes + size > MOST_BYTES;
    if (isFull && this.sizes.length > 0) return false;
    this.sizes.push(size);
    this.bytes += size;
    return true;
  }

  /** The message that waited longest has been dealt with. */
  leave(): void {
    this.bytes -= this.sizes.shift() ?? 0;
  }

  /** The thread that they waited for is gone, and they with it. */
  clear(): void {
    this.sizes.length = 0;
    this.bytes = 0;
  }
}
