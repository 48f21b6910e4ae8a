import type { ServerResponse } from 'node:http';
import { CLIENTS_GONE_SIGNAL } from '../search/search-provider.service.js';

interface Waiting {
  controller: AbortController;
  callers: number;
  isFinished: boolean;
}

/** Requests for a URL that wait for one search, which is aborted when all their clients have disconnected. */
export class WaitingCallers {
  private readonly waiting = new Map<string, Waiting>();

  /**
   * Waits for the response to a URL, until the client disconnects.
   * @param make joins the search in progress, or starts one by `cancellable`, which aborts it when all clients left.
   */
  async waitFor<T>(
    url: string,
    response: ServerResponse,
    make: (cancellable: <R>(search: () => Promise<R>) => Promise<R>) => Promise<T>,
  ): Promise<T> {
    const waiting = this.waiting.get(url) ?? {
      controller: new AbortController(),
      callers: 0,
      isFinished: false,
    };
    this.waiting.set(url, waiting);
    waiting.callers++;
    const leave = (): void => {
      waiting.isFinished ||= response.writableFinished;
      if (--waiting.callers > 0) return;
      // Later requests start a new search.
      if (this.waiting.get(url) === waiting) this.waiting.delete(url);
      // A late response of a live source is cached for the next request.
      if (!waiting.isFinished) waiting.controller.abort();
    };
    response.once('close', leave);
    const { signal } = waiting.controller;
    return make((search) => CLIENTS_GONE_SIGNAL.run(signal, search));
  }
}
