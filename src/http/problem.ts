import { ERRORS, type ErrorCode } from './errors.js';

/** One parameter and what is wrong with it. */
export interface ParameterError {
  parameter: string;
  detail: string;
}

export interface ProblemExtras {
  /** One entry a faulty parameter; with code `invalid_parameters`. */
  errors?: ParameterError[];
  /** Response headers that belong to the error, e.g. `Retry-After`. */
  headers?: Record<string, string>;
}

/** An error meant for the client. Throw it anywhere; `ProblemFilter` answers it. */
export class Problem extends Error {
  readonly status: number;

  /** @param detail what happened and what to do about it; shown to the client as it is. */
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.status = ERRORS[code].status;
  }

  /** The RFC 9457 document, as JSON text. */
  toJson(requestId: string): string {
    const { title, status } = ERRORS[this.code];
    return JSON.stringify({
      type: `urn:problem-type:news-search:${this.code.replaceAll('_', '-')}`,
      title,
      status,
      detail: this.detail,
      code: this.code,
      request_id: requestId,
      errors: this.extras.errors,
    });
  }
}
