import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';

/** Maximum bytes that are buffered for a slow reader of the log; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Milliseconds until a write to a full pipe or terminal is tried again. */
const RETRY_MS = 100;

/**
 * Writes log lines to standard output or standard error without ever blocking, because the service must continue with
 * a full disk, a closed terminal, or a pipe that is not read. Lines that cannot be written are dropped.
 */
export class LogOutput implements DestinationStream {
  /** Number of lines that were not written, or not completely. */
  dropped = 0;
  private readonly waiting: Buffer[] = [];
  private waitingBytes = 0;
  /** Whether a part of the first waiting line has been written. */
  private isBegun = false;
  /** Whether the output ends with a part of a line, so that a line break must precede the next line. */
  private isCut = false;
  private retry: NodeJS.Timeout | undefined;

  /**
   * @param onFirstDrop called once, with the reason.
   * @param writeNow writes bytes without waiting, and returns how many; throws as `writeSync`.
   */
  constructor(
    file: number,
    private readonly onFirstDrop: (reason: string) => void,
    private readonly writeNow = (bytes: Buffer): number => writeSync(file, bytes),
  ) {
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    const bytes = Buffer.from(this.isCut ? `\n${line}` : line);
    this.isCut = false;
    if (this.waitingBytes + bytes.length > MAX_WAITING_BYTES) return this.drop('it is not read');
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.retry === undefined) this.flush();
  }

  private flush(): void {
    this.retry = undefined;
    for (let line = this.waiting[0]; line !== undefined; line = this.waiting[0]) {
      try {
        const written = this.writeNow(line);
        this.waitingBytes -= written;
        this.isBegun = written < line.length;
        if (this.isBegun) this.waiting[0] = line.subarray(written);
        else this.waiting.shift();
      } catch (error) {
        const { code = 'no reason' } = error as NodeJS.ErrnoException;
        if (code === 'EAGAIN') {
          this.retry = setTimeout(() => this.flush(), RETRY_MS).unref();
          return;
        }
        this.isCut = this.isBegun || line[0] === NEW_LINE;
        this.isBegun = false;
        this.waitingBytes -= line.length;
        this.waiting.shift();
        this.drop(code);
      }
    }
  }

  private drop(reason: string): void {
    if (this.dropped++ === 0) this.onFirstDrop(reason);
  }
}

const NEW_LINE = 10;

/** Standard error, shared by all parts of this process. */
export const standardError = new LogOutput(nonBlocking(2), () => undefined);

/** Standard output, shared by all logs of this process. */
export const standardOutput = new LogOutput(nonBlocking(1), (reason) =>
  standardError.write(
    `The log cannot be written to standard output (${reason}): its lines are dropped and counted in ` +
      'news_search_log_lines_dropped_total.\n',
  ),
);

/** A descriptor of standard output or error on which a write returns at once. */
function nonBlocking(file: 1 | 2): number {
  if (isatty(file)) {
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    try {
      return openSync(`/proc/self/fd/${file}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
    } catch {
      return file;
    }
  }
  const stats = fstatSync(file);
  // Node makes a pipe or socket non-blocking when it makes a stream of it.
  if (stats.isFIFO() || stats.isSocket()) void (file === 1 ? process.stdout : process.stderr);
  return file;
}
