import { parentPort, workerData } from 'node:worker_threads';
import { openIngestion } from './open-ingestion.js';
import { keepRetention } from './thread/keep-retention.js';
import { recordOverBudget } from './thread/record-over-budget.js';
import type { ThreadMessage, ThreadOrder, ThreadOrders } from './thread/thread-messages.js';

const ALIVE_EVERY_MS = 1_000;

/** The ingestion thread: fetches, parses and writes, so that the serving thread only reads. */
function main({ settings, limits, overBudget }: ThreadOrders): void {
  const tell = (message: ThreadMessage): void => parentPort!.postMessage(message);
  const tellError = (error: unknown): void => tell({ type: 'error', message: String(error) });
  const open = openIngestion(settings, {
    limits,
    onParsing: (feed) => tell({ type: 'parsing', feed }),
    onPolled: (event) => tell({ type: 'polled', event }),
    onError: tellError,
  });
  recordOverBudget(open.states, overBudget);
  const alive = setInterval(() => tell({ type: 'alive' }), ALIVE_EVERY_MS);
  const retention = keepRetention(open.writer, (removed) => tell({ type: 'swept', removed }), tellError);

  parentPort!.once('message', ({ type }: ThreadOrder) => {
    if (type === 'stop') void stop();
  });
  const stop = async (): Promise<void> => {
    clearInterval(alive);
    await retention.stop();
    await open.close();
    process.exit(0);
  };

  tell({ type: 'started', sources: open.sources.length, faults: open.faults });
  open.ingestion.start();
}

main(workerData as ThreadOrders);
