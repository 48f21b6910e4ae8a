import cluster from 'node:cluster';
import { constants } from 'node:os';
import type { LoggerService } from '@nestjs/common';

/** The whole stop may take this long, in milliseconds; orchestrators kill after ten seconds or later. */
const LONGEST_STOP_MS = 9_500;

/**
 * The first SIGTERM or SIGINT stops gracefully and exits with 0, a second one exits at once. A worker leaves SIGINT,
 * which a terminal sends to the primary and to it alike, to its primary, and does not outlive it.
 */
export function stopOnSignal(stop: () => Promise<void>, logger: LoggerService): void {
  let stopping = false;
  const exit = (code: number, reason: string): never => {
    logger.log(reason, 'Service');
    process.exit(code);
  };
  const onSignal = (signal: 'SIGTERM' | 'SIGINT'): void => {
    if (stopping) exit(128 + constants.signals[signal], `${signal} again: gone at once.`);
    stopping = true;
    logger.log(`${signal}: running requests finish, then the service ends.`, 'Service');
    setTimeout(() => exit(1, 'Stopping took too long.'), LONGEST_STOP_MS).unref();
    stop().then(
      () => exit(0, 'Stopped.'),
      (error: unknown) => exit(1, `Stopping failed: ${error instanceof Error ? error.stack : error}`),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', cluster.isWorker ? () => undefined : onSignal);
  if (cluster.isWorker) process.once('disconnect', () => onSignal('SIGTERM'));
}
