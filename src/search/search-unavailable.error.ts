/** A provider, or all of them, cannot answer now. `message` is for logs; callers see none of it. */
export class SearchUnavailableError extends Error {
  constructor(
    message: string,
    /** When it makes sense to ask again. */
    readonly retryAfterSeconds = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchUnavailableError';
  }
}
