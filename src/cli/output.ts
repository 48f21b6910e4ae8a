import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';

/** Exit codes of the command line. Faulty settings have another one, 78: see `SettingsError`. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  /** Unknown command or option, or a missing argument; help is printed on standard error. */
  misunderstood: 2,
  /** Temporary failure (EX_TEMPFAIL of sysexits): the same command may succeed later. */
  tryAgain: 75,
  /** Ended by Ctrl-C: 128 plus 2, the number of the signal SIGINT. */
  interrupted: 130,
};

/** An error that the user can correct: its message is printed without a stack. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    readonly exitCode = EXIT_CODES.failed,
  ) {
    super(message);
    this.name = 'CommandFailure';
  }
}

/**
 * Checks that a path is free or a regular file, before it is written. `-`, which often means standard output, is refused.
 * @throws CommandFailure for anything else
 */
export function checkReplaceable(file: string): void {
  if (file === '-') throw new CommandFailure('This command writes files only; ./- is a file with that name.');
  if (existsSync(file) && !statSync(file).isFile()) throw new CommandFailure(`${file} is no regular file.`);
}

export type PrintedValue = string | number | boolean | null;

/** Whether standard output is a terminal. Otherwise commands print JSON lines, for programs that read them. */
export function isInteractive(): boolean {
  return process.stdout.isTTY === true;
}

export function printText(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a text that is not part of the result, such as a warning, on standard error. */
export function printRemark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints records: as a table on a terminal, otherwise as one JSON object a line. */
export async function printRecords(
  records: Iterable<Record<string, PrintedValue | PrintedValue[]>>,
): Promise<void> {
  if (!isInteractive()) return printLines(records);
  const rows = [...records].map((record) => Object.entries(record).map(([, cell]) => cellText(cell)));
  const [first] = records;
  if (first === undefined) return;
  const table = [Object.keys(first).map((name) => name.toUpperCase()), ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table)
    printText(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

/** Prints one JSON object a line. Waits for a slow reader of standard output. */
export async function printLines(records: Iterable<object>): Promise<void> {
  for (const record of records)
    if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
}

function cellText(cell: PrintedValue | PrintedValue[]): string {
  if (cell === null) return '-';
  return Array.isArray(cell) ? cell.join(',') || '-' : String(cell) || '-';
}

interface Progress {
  /** Advances the progress bar by one, or sets it to `done` if given. */
  advance(done?: number): void;
  end(): void;
}

/** Shows a progress bar on a terminal. Elsewhere, or if `total` is 0, nothing is shown. */
export async function startProgress(what: string, total: number): Promise<Progress> {
  if (!process.stdout.isTTY || !process.stderr.isTTY || total === 0) {
    return { advance: () => undefined, end: () => undefined };
  }
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total}, {duration_formatted}`,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return {
    advance: (done) => (done === undefined ? bar.increment() : bar.update(done)),
    end: () => bar.stop(),
  };
}
