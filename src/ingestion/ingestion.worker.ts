import { parentPort, workerData } from 'node:worker_threads';
import { openIngestion } from './open-ingestion.js';
import { keepRetention } from './thread/keep-retention.js';
import { recordOverBudget } from './thread/record-over-budget.js';
import type { HubMessage } from './websub/hub-message.js';
import type { PushEvent } from './websub/push-event.js';
import type { ThreadMessage, ThreadOrder, ThreadOrders } from './thread/thread-messages.js';

const ALIVE_EVERY_MS = 1_000;

/** The ingestion thread: fetches, parses and writes, so that the serving thread only reads. */
function main({ settings, limits, overBudget, reachable }: ThreadOrders): void {
  const tell = (message: ThreadMessage): void => parentPort!.postMessage(message);
  const tellError = (error: unknown): void => tell({ type: 'error', message: String(error) });
  const open = openIngestion(settings, {
    limits,
    onParsing: (feed) => tell({ type: 'parsing', feed }),
    onPolled: (event) => tell({ type: 'polled', event }),
    onError: tellError,
  });
  recordOverBudget(open.states, overBudget);
  const alive = setInterval(() => {
    tell({ type: 'alive' });
    if (open.writer.place() !== 'in place') leave();
  }, ALIVE_EVERY_MS);
  const retention = keepRetention(open.writer, (removed) => tell({ type: 'swept', removed }), tellError);

  const hear = async (message: HubMessage): Promise<void> => {
    let event: PushEvent | null = null;
    try {
      event = (await open.subscriptions?.hear(message)) ?? null;
    } catch (error) {
      tellError(error);
    }
    tell({ type: 'heard', event });
  };
  parentPort!.on('message', (order: ThreadOrder) => {
    if (order.type === 'hear') void hear(order.message);
    else if (order.type === 'reachable') open.subscriptions?.start();
    else void stop();
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(alive);
    await retention.stop();
    await open.close();
    // No document is to blame for this end.
    tell({ type: 'alive' });
    process.exit(0);
  };
  // The thread that comes after this one opens what stands in the folder then, or begins a new index.
  const leave = (): void => {
    tellError('the index file was deleted or replaced');
    void stop();
  };

  tell({ type: 'started', sources: open.sources.length, faults: open.faults });
  open.ingestion.start();
  if (reachable) open.subscriptions?.start();
}

main(workerData as ThreadOrders);
