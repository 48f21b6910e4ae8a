import { unixSecondsNow } from '../articles/article.js';
import { readSettings } from '../config/load-settings.js';
import type { PollEvent } from '../ingestion/ingestion-events.js';
import { readOutboxState } from '../index/outbox.js';
import { OpenIngestion } from '../ingestion/ingestion.js';
import {
  CommandFailure,
  EXIT_CODES,
  isInteractive,
  printText,
  printLines,
  printRemark,
  startProgress,
} from './output.js';

interface Round {
  sources: number;
  due: number;
  answered: number;
  unchanged: number;
  failed: number;
  added: number;
  updated: number;
  /** Number of items that were dropped: they have no title, and no sentence that could replace it. */
  untitled: number;
  seconds: number;
  /** Whether polling ended early because no source was reachable. */
  unreachable: boolean;
  failures: Record<string, number>;
}

/** `ingest --once`: polls every source that is due, once. */
export async function ingestOnce({ sources }: { sources?: string }): Promise<void> {
  const round = await pollOnce(sources);
  if (isInteractive()) printRound(round);
  else await printLines([round]);
  if (round.unreachable && round.answered > 0)
    printRemark('Sources are no longer reachable; the remaining ones are still due.');
  if (round.due === 0 || round.answered > 0) return;
  throw new CommandFailure(
    round.unreachable
      ? 'No source is reachable: check the network. The round ended early.'
      : 'No source responded.',
  );
}

async function pollOnce(sources: string | undefined): Promise<Round> {
  const open = new OpenIngestion(readSettings({ SOURCES: sources }));
  for (const { file, line, outline, problem } of open.faults)
    printRemark(`${file}:${line} ${outline}: ${problem}`);
  for (const { file, problem } of open.rejected) printRemark(`${file} is rejected: it ${problem}`);
  try {
    if (open.sources.length === 0) throw new CommandFailure('There is no source to poll.');
    let interrupted = false;
    process.once('SIGINT', () => {
      interrupted = true;
      void open.ingestion.stop();
    });
    const due = open.ingestion.countDue();
    const round = await follow(open.ingestion.pollOnce(), open.sources.length, due);
    if (interrupted)
      throw new CommandFailure('Interrupted; articles read so far are in the index.', EXIT_CODES.interrupted);
    await open.writer.groupLateArticles();
    open.writer.linkStories(unixSecondsNow());
    if (open.replicator !== null) {
      const { replicateAllChanges } = await import('./replicate-actions.js');
      const waiting = readOutboxState(open.writer.database)!;
      // When OpenSearch does not respond, the articles are in the index all the same.
      await replicateAllChanges(open.replicator, waiting).catch((error: Error) => printRemark(error.message));
    }
    return { ...round, unreachable: open.ingestion.unreachable };
  } finally {
    await open.close();
  }
}

async function follow(
  events: AsyncIterable<PollEvent>,
  sources: number,
  due: number,
): Promise<Omit<Round, 'unreachable'>> {
  const start = performance.now();
  const round = {
    sources,
    due,
    answered: 0,
    unchanged: 0,
    failed: 0,
    added: 0,
    updated: 0,
    untitled: 0,
    seconds: 0,
  };
  const failures: Record<string, number> = {};
  const progress = await startProgress('Polling', due);
  for await (const { outcome, reason, added, updated, untitled } of events) {
    if (outcome === 'failed') {
      round.failed++;
      failures[reason ?? 'unknown'] = (failures[reason ?? 'unknown'] ?? 0) + 1;
    } else {
      round.answered++;
      if (outcome === 'unchanged') round.unchanged++;
    }
    round.added += added;
    round.updated += updated;
    round.untitled += untitled;
    progress.advance();
  }
  progress.end();
  return { ...round, seconds: Number(((performance.now() - start) / 1000).toFixed(2)), failures };
}

function printRound(round: Round): void {
  printText(
    `${round.answered} of ${round.due} due sources answered (${round.sources} in the list), ${round.seconds} s.`,
  );
  printText(
    `${round.added} articles added, ${round.updated} updated, ${round.untitled} untitled items dropped.`,
  );
  const reasons = Object.entries(round.failures).map(([reason, count]) => `${count} ${reason}`);
  if (reasons.length > 0)
    printText(`Failed: ${reasons.join(', ')}. See "news-search sources list --failing".`);
}
