import cluster from 'node:cluster';
import { constants } from 'node:os';
import type { LoggerService } from '@nestjs/common';

/** Milliseconds after which a stop that has not finished is abandoned and the process exits; its delay comes before. */
const MAX_STOP_MS = 9_500;

/**
 * Stops the service on a signal. The first SIGTERM, SIGINT or SIGHUP stops gracefully and exits with 0, a second one
 * exits at once. Because a signal may reach all processes of a group, a worker ignores SIGINT and SIGHUP, ignores a
 * second SIGTERM (the primary's copy of the first), and ends with its primary.
 * @param delayMs milliseconds that `stop` waits before it begins.
 */
export function stopOnSignal(stop: () => Promise<void>, delayMs: number, logger: LoggerService): void {
  let stopping = false;
  const exit = (code: number, reason: string): never => {
    logger.log(reason, 'Service');
    process.exit(code);
  };
  const onSignal = (signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP'): void => {
    if (stopping && cluster.isWorker) return;
    if (stopping) exit(128 + constants.signals[signal], `${signal} again: the service ends at once.`);
    stopping = true;
    logger.log(`${signal}: running requests finish, then the service ends.`, 'Service');
    setTimeout(() => exit(1, 'Stopping took too long.'), delayMs + MAX_STOP_MS).unref();
    stop().then(
      () => exit(0, 'Stopped.'),
      (error: unknown) => exit(1, `Stopping failed: ${error instanceof Error ? error.stack : error}`),
    );
  };
  process.on('SIGTERM', onSignal);
  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    process.on(signal, cluster.isWorker ? () => undefined : onSignal);
  if (cluster.isWorker) process.once('disconnect', () => onSignal('SIGTERM'));
}

/** Logs a fault, waits for running requests, and exits with 1. */
export function stopWithFault(
  fault: string,
  stop: () => Promise<void>,
  delayMs: number,
  logger: LoggerService,
): void {
  logger.error(fault, undefined, 'Service');
  const exit = (): never => process.exit(1);
  setTimeout(exit, delayMs + MAX_STOP_MS).unref();
  stop().then(exit, exit);
}
