import type { ServerResponse } from 'node:http';
import { CALLER } from '../search/caller.js';

interface Waiting {
  controller: AbortController;
  callers: number;
  /** Whether anybody got the answer. */
  isAnswered: boolean;
}

/** Runs a search in the name of its caller. */
type InName = <T>(search: () => Promise<T>) => Promise<T>;

/** Who waits for the answer to which URL: when the last of them has gone, the search for it is given up. */
export class Callers {
  private readonly waiting = new Map<string, Waiting>();

  /** @param make begins the search, or joins the one that is under way. */
  async waitFor<T>(
    url: string,
    isPeer: boolean,
    response: ServerResponse,
    make: (inName: InName) => Promise<T>,
  ): Promise<T> {
    const waiting = this.waiting.get(url) ?? {
      controller: new AbortController(),
      callers: 0,
      isAnswered: false,
    };
    this.waiting.set(url, waiting);
    waiting.callers++;
    const leave = (): void => {
      waiting.isAnswered ||= response.writableFinished;
      if (--waiting.callers > 0) return;
      // Later requests start a new search.
      if (this.waiting.get(url) === waiting) this.waiting.delete(url);
      // What is too late for an answer that was sent is there for the next.
      if (!waiting.isAnswered) waiting.controller.abort();
    };
    response.once('close', leave);
    const { signal } = waiting.controller;
    return make((search) => CALLER.run({ isPeer, signal }, search));
  }
}
