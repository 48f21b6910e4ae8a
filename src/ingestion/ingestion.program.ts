import { IngestionProgram } from './process/ingestion-program.js';
import type { ProcessOrder } from './process/ingestion-process.js';

const program = new IngestionProgram({
  send(message, sent) {
    if (process.connected) process.send!(message, undefined, undefined, sent);
    else sent();
  },
  exit: (code) => process.exit(code),
});
process.on('uncaughtException', (error) => program.fail(error));
process.on('message', (order) => program.handle(order as ProcessOrder));
// When the parent dies, ingestion stops too. Ctrl-C and a hang-up reach both processes: the parent decides when to stop.
process.once('disconnect', () => program.stop());
process.once('SIGTERM', () => program.stop());
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
