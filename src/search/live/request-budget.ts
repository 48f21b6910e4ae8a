import { DAY } from '../../config/durations.js';

const DAY_MS = DAY * 1000;

/** Maximum milliseconds that a request waits for its turn; a request with a longer wait is rejected. */
const MAX_WAIT_MS = 2_000;

/** When a request may be sent, or else the seconds until a retry makes sense. */
type Turn = { isGranted: true; afterMs: number } | { isGranted: false; retryAfterSeconds: number };

/** Limits the requests to a live source per second and per UTC day. Unused requests of a second are lost. */
export class RequestBudget {
  private next = -Infinity;
  private day = NaN;
  private sent = 0;

  /** @param clock returns Unix milliseconds. */
  constructor(
    private readonly perSecond: number,
    private readonly perDay: number | null,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Reserves the time of the next request; refuses if that is after `MAX_WAIT_MS` or the day's requests are used up. */
  take(): Turn {
    const now = this.clock();
    const day = Math.floor(now / DAY_MS);
    if (day !== this.day) [this.day, this.sent] = [day, 0];
    if (this.perDay !== null && this.sent >= this.perDay) return refused((day + 1) * DAY_MS - now);
    // No request is scheduled later than this unless the clock was set back.
    if (this.next - now > MAX_WAIT_MS + 1000 / this.perSecond) this.next = now;
    const at = Math.max(now, this.next);
    if (at - now > MAX_WAIT_MS) return refused(at - now);
    this.next = at + 1000 / this.perSecond;
    this.sent++;
    return { isGranted: true, afterMs: at - now };
  }
}

const refused = (ms: number): Turn => ({ isGranted: false, retryAfterSeconds: Math.ceil(ms / 1000) });
