import { readSources } from '../ingestion/sources/read-sources.js';
import type { Source } from '../ingestion/sources/source.js';
import { remark } from './output.js';

/** The sources in the list; what of it could not be read is said on standard error. */
export function readSourceList(paths: readonly string[]): Source[] {
  const { sources, faults } = readSources(paths);
  for (const { file, line, outline, problem } of faults) {
    remark(`${file}${line > 0 ? `:${line}` : ''} ${outline} ${problem}`.replace(/ {2,}/g, ' '));
  }
  return sources;
}
