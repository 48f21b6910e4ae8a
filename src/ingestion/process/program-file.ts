import { fileURLToPath } from 'node:url';

/**
 * Where the program of the ingestion process is. Tests run the service from its TypeScript source, which Node cannot
 * load: there it is the built program that runs (`npm test` builds first).
 */
export function programFile(): string {
  const fromSource = import.meta.url.endsWith('.ts');
  const path = fromSource ? '../../../dist/ingestion/ingestion.program.js' : '../ingestion.program.js';
  return fileURLToPath(new URL(path, import.meta.url));
}
