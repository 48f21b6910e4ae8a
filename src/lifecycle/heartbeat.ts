import cluster, { type Worker } from 'node:cluster';

/** Message of the primary to a worker; its reply is `PONG`. */
const PING = 'ping';
const PONG = 'pong';

const EVERY_MS = 2_000;
/** Number of pings in a row without a reply after which a worker counts as hung: within ten seconds. */
const MAX_MISSED = 4;

/**
 * Finds workers whose event loop does not run, in the primary. Pings are counted, not seconds, so that a suspended
 * machine has no hung workers.
 */
export class Heartbeat {
  private readonly missed = new Map<Worker, number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param workers the serving ones, as they are at each moment. */
  constructor(
    private readonly workers: ReadonlySet<Worker>,
    private readonly onHung: (worker: Worker) => void,
  ) {}

  start(): void {
    cluster.on('message', (worker, message) => message === PONG && this.missed.delete(worker));
    cluster.on('exit', (worker) => this.missed.delete(worker));
    this.timer = setInterval(() => this.beat(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    for (const worker of [...this.workers]) {
      const missed = this.missed.get(worker) ?? 0;
      if (missed >= MAX_MISSED) this.onHung(worker);
      else if (worker.isConnected()) worker.send(PING, () => undefined);
      this.missed.set(worker, missed + 1);
    }
  }
}

/** Replies to the pings of `Heartbeat`, in a worker. */
export function replyToPings(): void {
  process.on('message', (message) => message === PING && process.connected && process.send!(PONG));
}
