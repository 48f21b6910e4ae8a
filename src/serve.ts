import cluster from 'node:cluster';
import type { ModuleMetadata } from '@nestjs/common';
import type { Settings } from './config/settings.js';
import { startProcesses } from './lifecycle/start-processes.js';
import { type Service, startService, startWorker } from './lifecycle/start-service.js';
import { endBy, stopOnSignal } from './lifecycle/stop-on-signal.js';
import { watchIndexFile } from './lifecycle/watch-index-file.js';
import { JsonLogger } from './logging/json-logger.js';

type Features = ModuleMetadata['imports'];

/**
 * Runs the service until a signal ends it, in as many processes as the settings ask for. A worker comes through
 * here too: it is this same program, started by the primary.
 *
 * @param features of the operator's own, beside those of the service.
 * @throws SettingsError, ListenError: see `reportFailure` for what to say and which code to exit with.
 */
export function serve(settings: Settings, features: Features = []): Promise<Service> {
  const logger = new JsonLogger(settings.logLevel);
  const { index, ingestion, shutdownDelayMs } = settings;
  const hasIndexFile = index.isUsed || ingestion.enabled;
  const stop = async (): Promise<void> => (await started).stop();
  const started = start(settings, features);
  // The primary alone: the other processes end with it.
  if (cluster.isPrimary && hasIndexFile) {
    const look = watchIndexFile(index.dataDir, (fault) => endBy(fault, stop, shutdownDelayMs, logger));
    started.then(look, () => undefined);
  }
  // Before it is up, too: the first process of a container would not hear a signal it has no handler for.
  stopOnSignal(stop, shutdownDelayMs, logger);
  return started;
}

function start(settings: Settings, features: Features): Promise<Service> {
  if (cluster.isWorker) return startWorker(settings, features);
  if (settings.processes > 1) return startProcesses(settings, (code) => process.exit(code));
  return startService(settings, features);
}
