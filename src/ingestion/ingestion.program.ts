import { IndexOpenError } from '../index/open-database.js';
import { openIngestion, type OpenIngestion } from './open-ingestion.js';
import { keepRetention } from './process/keep-retention.js';
import type { ProcessMessage, ProcessOrder, StartOrder } from './process/process-messages.js';
import { recordOverBudget } from './process/record-over-budget.js';
import type { HubMessage } from './websub/hub-message.js';

const ALIVE_EVERY_MS = 1_000;

/** The ingestion process: fetches, parses and writes, so that the processes that serve only read. */
class IngestionProgram {
  private open: OpenIngestion | undefined;
  private retention: { stop(): Promise<void> } | undefined;
  private alive: NodeJS.Timeout | undefined;
  private stopping = false;
  private last = Promise.resolve();

  /** Orders are obeyed in turn: what comes while the start is under way waits for it. */
  obey(order: ProcessOrder): void {
    this.last = this.last.then(() => this.follow(order)).catch(fail);
  }

  private follow(order: ProcessOrder): void | Promise<void> {
    if (order.type === 'start') return this.start(order);
    if (order.type === 'hear') void this.hear(order.message);
    else if (order.type === 'reachable') this.open?.subscriptions?.start();
    else this.stop();
  }

  /** Commits what is under way and ends the process with 0. */
  stop(): void {
    if (this.stopping) return;
    this.stopping = true;
    clearInterval(this.alive);
    Promise.all([this.retention?.stop(), this.open?.close()]).then(
      // The last word: no document is to blame for this end.
      () => tell({ type: 'alive' }, () => process.exit(0)),
      fail,
    );
  }

  private async start({ settings, limits, overBudget, reachable }: StartOrder): Promise<void> {
    const open = (this.open = await openIngestion(settings, {
      limits,
      onParsing: (feed) => tell({ type: 'parsing', feed }),
      onPolled: (event) => tell({ type: 'polled', event }),
      onError: tellError,
    }));
    recordOverBudget(open.states, overBudget);
    this.alive = setInterval(() => {
      tell({ type: 'alive' });
      if (open.writer.place() !== 'in place') this.leave();
    }, ALIVE_EVERY_MS);
    this.retention = keepRetention(open.writer, (removed) => tell({ type: 'swept', removed }), tellError);
    tell({ type: 'started', sources: open.sources.length, faults: open.faults });
    open.ingestion.start();
    if (reachable) open.subscriptions?.start();
  }

  private async hear(message: HubMessage): Promise<void> {
    const event = await this.open?.subscriptions?.hear(message).catch((error: unknown) => tellError(error));
    tell({ type: 'heard', event: event ?? null });
  }

  /** The process that comes after this one opens what stands in the folder then, or begins a new index. */
  private leave(): void {
    tell({ type: 'failed', message: 'the index file was deleted or replaced' });
    this.stop();
  }
}

function tell(message: ProcessMessage, sent: () => void = () => undefined): void {
  if (process.connected) process.send!(message, undefined, undefined, sent);
  else sent();
}

const tellError = (error: unknown): void => tell({ type: 'error', message: String(error) });

function fail(error: unknown): void {
  // What the operator can mend comes without a stack.
  const isExpected = error instanceof IndexOpenError;
  const message = error instanceof Error && !isExpected ? (error.stack ?? error.message) : String(error);
  tell({ type: 'failed', message }, () => process.exit(1));
}

const program = new IngestionProgram();
process.on('uncaughtException', fail);
process.on('message', (order) => program.obey(order as ProcessOrder));
// A parent that dies takes its ingestion with it. Ctrl-C meets both: the parent says when to stop.
process.once('disconnect', () => program.stop());
process.once('SIGTERM', () => program.stop());
process.on('SIGINT', () => undefined);
