declare module 'http' {
  interface IncomingMessage {
    /** The request id: the caller's or ours. */
    id: string;
    /** Whether the target was one that no URL parser takes; `url` is "/" then. */
    targetUnreadable: boolean;
    /** `performance.now()` when the request's headers were complete. */
    startedAt: number;
    /** Whether the answer came from memory; unset for what is never kept. */
    cache?: 'hit' | 'miss';
    /** Which of the operator's keys asked: its public id, never the key. Unset without keys configured. */
    keyId?: string;
  }
}

export {};
