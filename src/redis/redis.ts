import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';

/** Longer than this nobody waits for Redis, in milliseconds. */
const PATIENCE_MS = 100;
/** How long the start waits for the first connection, in milliseconds. */
const START_PATIENCE_MS = 1_000;
/** A connection on which nothing comes back for so long is given up, in milliseconds. */
const SILENCE_MS = 2_000;
const PING_EVERY_MS = 500;
const LONGEST_PAUSE_MS = 1_000;
/** Of every key. */
const PREFIX = 'news-search:';

/** What Redis runs in one step, in Lua. */
export class Script {
  readonly sha1: string;

  constructor(readonly text: string) {
    this.sha1 = createHash('sha1').update(text).digest('hex');
  }
}

/** Needs all that the others need: to write, and to run scripts. */
const PROBE = new Script(`return redis.call('SET', KEYS[1], '1', 'PX', 60000)`);

/** How often Redis was asked, by what came of it; `away` was not even tried. */
type Outcome = 'answered' | 'late' | 'failed' | 'away';

type Client = ReturnType<typeof connectable>;

/**
 * Redis, or Valkey, which replicas share. Who asks gets an answer within 100 ms or null, and does without: a Redis
 * that is late, gone, full or read-only is asked by nobody until it has answered a probe.
 */
export class Redis {
  readonly outcomes: Record<Outcome, number> = { answered: 0, late: 0, failed: 0, away: 0 };
  private readonly logger = new Logger(Redis.name);
  private readonly client: Client | null;
  private up = false;
  private closed = false;
  /** Whether it was said that Redis is away. */
  private told = false;
  /** Why it refused a single request, as was said. */
  private refused: string | null = null;
  private firstProbe: (() => void) | undefined;

  /**
   * Connects; a Redis that does not answer within a second is tried on beside the service.
   *
   * @param url as in `REDIS_URL`; null for none.
   * @param patienceMs how long an answer is waited for, unless a call says otherwise.
   */
  static async open(url: string | null, patienceMs = PATIENCE_MS): Promise<Redis> {
    const redis = new Redis(url, patienceMs);
    if (redis.client !== null) {
      const begun = new Promise<void>((resolve) => (redis.firstProbe = resolve));
      redis.connect();
      const timer = setTimeout(() => redis.firstProbe!(), START_PATIENCE_MS);
      await begun;
      clearTimeout(timer);
      if (!redis.up) redis.lose('it has not answered yet');
    }
    return redis;
  }

  private constructor(
    url: string | null,
    private readonly patienceMs: number,
  ) {
    this.client = url === null ? null : connectable(url);
    this.client?.on('ready', () => void this.probe());
    this.client?.on('error', (error: unknown) => this.lose(reasonOf(error)));
  }

  /** Null where none is configured. */
  get isUp(): boolean | null {
    return this.client === null ? null : this.up;
  }

  /**
   * Runs a script. One that was answered too late may have run all the same.
   *
   * @param patienceMs how long the answer is waited for.
   * @returns null without Redis, or where it does not answer in time.
   */
  async run<T>(
    script: Script,
    keys: string[],
    args: (string | number)[],
    patienceMs = this.patienceMs,
  ): Promise<T | null> {
    if (this.client === null) return null;
    if (!this.up) {
      this.outcomes.away++;
      return null;
    }
    const begun = this.send<T>(this.client, script, keys, args);
    try {
      const answer = await within(begun, patienceMs);
      if (answer !== LATE) {
        this.outcomes.answered++;
        return answer;
      }
      this.outcomes.late++;
      // Behind the late answer comes that to the probe.
      if (this.up) void this.probe();
      this.lose(`no answer within ${patienceMs} ms`);
    } catch (error) {
      this.outcomes.failed++;
      this.up = false;
      void this.probe(reasonOf(error));
    }
    return null;
  }

  close(): void {
    this.closed = true;
    this.client?.destroy();
  }

  private connect(): void {
    // What goes wrong is told as an event, and tried again.
    this.client!.connect().catch(() => undefined);
  }

  /** Finds the server that is to be written to now, after a change of roles for example. */
  private connectAnew(): void {
    if (this.closed || this.client?.isReady !== true) return;
    this.client.destroy();
    setTimeout(() => this.closed || this.connect(), LONGEST_PAUSE_MS).unref();
  }

  /** @param refused why a request has failed: the fault of this one, as of a key of another kind, unless the probe fails. */
  private async probe(refused: string | null = null): Promise<void> {
    try {
      await this.send(this.client!, PROBE, ['probe'], []);
      this.up = true;
      if (this.told) this.logger.log('Redis answers again: limits hold over all replicas.');
      this.told = false;
      if (refused !== null && refused !== this.refused) {
        this.logger.warn(
          `Redis refuses a request (${refused}): what it is about, each instance counts alone.`,
        );
        this.refused = refused;
      }
    } catch (error) {
      this.lose(reasonOf(error));
      this.connectAnew();
    }
    this.firstProbe?.();
  }

  private lose(reason: string): void {
    this.up = false;
    if (this.told || this.closed) return;
    this.told = true;
    this.logger.warn(
      `Redis is away (${reason}): limits are counted by this instance alone until it answers.`,
    );
  }

  private async send<T>(
    client: Client,
    { text, sha1 }: Script,
    keys: string[],
    args: (string | number)[],
  ): Promise<T> {
    const operands = [String(keys.length), ...keys.map((key) => PREFIX + key), ...args.map(String)];
    try {
      return await client.sendCommand<never>(['EVALSHA', sha1, ...operands]);
    } catch (error) {
      if (!String((error as Error).message).startsWith('NOSCRIPT')) throw error;
      return client.sendCommand<never>(['EVAL', text, ...operands]);
    }
  }
}

/** Commands fail at once while there is no connection, rather than wait for one. */
function connectable(url: string) {
  return createClient({
    url,
    name: 'news-search',
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
}

const LATE = Symbol('late');

/** In how many steps an answer is waited for. */
const STEPS = 4;

/**
 * Waits in steps, so that a moment in which this process itself was busy is one step however long it was, and reads
 * what has arrived meanwhile before it calls an answer late.
 */
function within<T>(answer: Promise<T>, ms: number): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (steps: number): void => {
      if (steps === 0) setImmediate(resolve, LATE);
      else timer = setTimeout(wait, ms / STEPS, steps - 1);
    };
    wait(STEPS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Few words of what went wrong; none of them is the address, which may hold a password. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? String(message).split('\n')[0]!;
}
