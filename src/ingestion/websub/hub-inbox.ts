import type { HubMessage } from './hub-message.js';

/** Takes what hubs say to where subscriptions are kept, whichever process that is in. */
export abstract class HubInbox {
  /** @returns whether it was taken; not while too much waits there, or nobody is there. */
  abstract deliver(message: HubMessage): boolean | Promise<boolean>;
}
