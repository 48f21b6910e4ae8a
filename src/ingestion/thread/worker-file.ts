/**
 * Where the thread's program is. Tests run the service from its TypeScript source, which a thread cannot load:
 * there it is the built program that runs (`npm test` builds first).
 */
export function workerFile(): URL {
  const fromSource = import.meta.url.endsWith('.ts');
  const path = fromSource ? '../../../dist/ingestion/ingestion.worker.js' : '../ingestion.worker.js';
  return new URL(path, import.meta.url);
}
