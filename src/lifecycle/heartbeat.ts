import cluster, { type Worker } from 'node:cluster';

/** Message of the primary to a worker, which replies with `PONG`. */
const PING = 'ping';
const PONG = 'pong';

const EVERY_MS = 2_000;
/** Number of pings without a reply after which a worker counts as hung: after at most ten seconds. */
const MAX_MISSED = 4;

/** In the primary: detects hung workers by missed pings. Elapsed time would also pass while the machine is suspended. */
export class Heartbeat {
  private readonly missed = new Map<Worker, number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param workers the set of serving workers, which changes. */
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

/** In a worker: replies to the pings of `Heartbeat`. */
export function replyToPings(): void {
  process.on('message', (message) => message === PING && process.connected && process.send!(PONG));
}
