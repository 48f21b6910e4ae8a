import cluster from 'node:cluster';
import type { ModuleMetadata } from '@nestjs/common';
import { refuseOpenListener } from './config/refuse-open-listener.js';
import type { Settings } from './config/settings.js';
import { ignoredVariables } from './lifecycle/ignored-variables.js';
import type { RunningService } from './lifecycle/start-service.js';
import { stopWithFault, stopOnSignal } from './lifecycle/stop-on-signal.js';
import { watchIndexFile } from './lifecycle/watch-index-file.js';
import { JsonLogger } from './logging/json-logger.js';

type Features = ModuleMetadata['imports'];

/**
 * Runs the service until a signal, in as many processes as configured. Workers run the same program; the primary
 * starts them.
 * @param features additional modules of the operator.
 * @throws SettingsError, ListenError: see `reportFailure` for message and exit code.
 */
export async function serve(settings: Settings, features: Features = []): Promise<RunningService> {
  refuseOpenListener(settings);
  const logger = new JsonLogger(settings.logLevel);
  if (cluster.isPrimary) for (const sentence of ignoredVariables()) logger.warn(sentence, 'Settings');
  const { index, ingestion, shutdownDelayMs } = settings;
  const hasIndexFile = index.isUsed || ingestion.enabled;
  let running: RunningService | null = null;
  // One that is still starting serves no client: its start is not awaited.
  const stop = async (): Promise<void> => running?.stop();
  const started = start(settings, features);
  // Only in the primary: other processes end with it.
  if (cluster.isPrimary && hasIndexFile) {
    const checkIndexFile = watchIndexFile(index.dataDir, (fault) =>
      stopWithFault(fault, stop, shutdownDelayMs, logger),
    );
    started.then(checkIndexFile, () => undefined);
  }
  // Before the start: as first process of a container it would ignore signals without a handler.
  stopOnSignal(stop, shutdownDelayMs, logger);
  running = await started;
  return running;
}

/** Starts this process. Its code is imported only after the settings were found valid. */
async function start(settings: Settings, features: Features): Promise<RunningService> {
  if (!cluster.isWorker && settings.processes > 1) {
    const { startProcesses } = await import('./lifecycle/start-processes.js');
    return startProcesses(settings, (code) => process.exit(code));
  }
  const { startService, startWorker } = await import('./lifecycle/start-service.js');
  return cluster.isWorker ? startWorker(settings, features) : startService(settings, features);
}
