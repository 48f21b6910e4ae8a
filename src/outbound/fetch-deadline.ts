import { OutboundError, type OutboundReason } from './outbound-error.js';

/** The timeouts of one fetch: the first to expire aborts it with its reason. */
export class FetchDeadline {
  private readonly controller = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private headers: NodeJS.Timeout | undefined;

  constructor(
    totalMs: number,
    private readonly callers: AbortSignal | undefined,
  ) {
    this.whole = setTimeout(() => this.end('timeout-body', `no end within ${totalMs} ms`), totalMs);
    callers?.addEventListener('abort', this.onCallersAbort);
    if (callers?.aborted) this.onCallersAbort();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  awaitHeaders(headersMs: number): void {
    this.headersCame();
    this.headers = setTimeout(
      () => this.end('timeout-headers', `no headers within ${headersMs} ms`),
      headersMs,
    );
  }

  headersCame(): void {
    clearTimeout(this.headers);
  }

  /** The reason of the timeout or abort that ended the fetch; otherwise the error as it is. */
  explain(error: unknown): unknown {
    return this.signal.aborted ? this.signal.reason : error;
  }

  clear(): void {
    clearTimeout(this.whole);
    this.headersCame();
    this.callers?.removeEventListener('abort', this.onCallersAbort);
  }

  private readonly onCallersAbort = (): void => this.end('aborted', 'the fetch was given up');

  private end(reason: OutboundReason, message: string): void {
    this.controller.abort(new OutboundError(reason, message));
  }
}
