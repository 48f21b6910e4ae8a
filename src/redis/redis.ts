import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Logger } from '@nestjs/common';
import type * as RedisClient from '@redis/client';

/** Milliseconds after which a request to Redis returns null instead of its reply. */
const COMMAND_TIMEOUT_MS = 100;
/** Maximum milliseconds that the start of the service waits for the first connection to Redis. */
const START_TIMEOUT_MS = 1_000;
/** Milliseconds without a reply after which the connection to Redis is closed. */
const SOCKET_TIMEOUT_MS = 2_000;
const PING_EVERY_MS = 500;
const MAX_RECONNECT_DELAY_MS = 1_000;
/** Milliseconds between two attempts to connect while Redis is unavailable. */
const RETRY_EVERY_MS = 5_000;
const PREFIX = 'news-search:';

/** A Lua script, which Redis runs atomically. */
export class RedisScript<T> {
  readonly sha1: string;

  /** @param isReply whether a reply has the type that the script returns; another reply counts as a failure. */
  constructor(
    readonly text: string,
    readonly isReply: (reply: unknown) => reply is T,
  ) {
    this.sha1 = createHash('sha1').update(text).digest('hex');
  }
}

export const isIntegerReply = (reply: unknown): reply is number => Number.isInteger(reply);

export const isTextReply = (reply: unknown): reply is string => typeof reply === 'string';

export const isListReply =
  <T>(isItem: (reply: unknown) => reply is T) =>
  (reply: unknown): reply is T[] =>
    Array.isArray(reply) && reply.every(isItem);

/** Runs every command that the other scripts use, to find out whether this Redis supports them. */
const PROBE = new RedisScript(
  `
redis.call('SET', KEYS[1], redis.call('TIME')[1], 'PX', 60000)
redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[2], 'field', 1)
redis.call('HINCRBY', KEYS[2], 'field', 1)
redis.call('HMGET', KEYS[2], 'field')
redis.call('HGETALL', KEYS[2])
redis.call('EXPIREAT', KEYS[2], redis.call('TIME')[1] + 60)
redis.call('SADD', KEYS[3], 'member')
redis.call('SMEMBERS', KEYS[3])
redis.call('EXPIRE', KEYS[3], 60)
redis.call('ZADD', KEYS[4], 1, 'member')
redis.call('ZSCORE', KEYS[4], 'member')
redis.call('ZCARD', KEYS[4])
redis.call('ZREM', KEYS[4], 'member')
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', 1)
redis.call('PEXPIRE', KEYS[4], 60000)
return 'OK'
`,
  (reply): reply is 'OK' => reply === 'OK',
);
const PROBE_KEYS = ['probe', 'probe:hash', 'probe:set', 'probe:order'];

/** Whether Redis is available to share counts between replicas, or why not. */
export interface RedisState {
  isUp: boolean;
  /** The error of the server or the connection; null while Redis is available. */
  reason: string | null;
}

/** Results of requests to Redis, for metrics; `away`: not sent, because Redis is unavailable. */
type Outcome = 'answered' | 'late' | 'failed' | 'away';

type Client = ReturnType<typeof connectable>;

/**
 * A connection to the Redis or Valkey that replicas share. A request returns within 100 ms, with null if there is no
 * reply. After a failure no request is sent until a probe succeeds, because Redis may be slow, unreachable, full or
 * read-only.
 */
export class Redis {
  readonly outcomes: Record<Outcome, number> = { answered: 0, late: 0, failed: 0, away: 0 };
  private readonly logger = new Logger(Redis.name);
  private readonly retrying: NodeJS.Timeout | undefined;
  private client: Client | null = null;
  private up = false;
  private closed = false;
  private isLogged = false;
  /** Why Redis rejected a script, by the text of the script; removed when the script succeeds again. */
  private readonly rejected = new Map<string, string>();
  private reason: string | null = null;
  /** The reason of the last logged rejection; the same reason is not logged again. */
  private rejection: string | null = null;
  private firstProbe: (() => void) | undefined;

  /**
   * Connects. After a second without a connection it returns, and the attempts continue.
   * @param url as in `REDIS_URL`; null for no Redis.
   * @param timeoutMs default timeout of a request; if longer than usual, it is also that of the start and the
   * connection.
   */
  static async open(url: string | null, timeoutMs = COMMAND_TIMEOUT_MS): Promise<Redis> {
    const redis = new Redis(url, timeoutMs);
    if (url !== null) {
      const begun = new Promise<void>((resolve) => (redis.firstProbe = resolve));
      redis.connect();
      const timer = setTimeout(() => redis.firstProbe!(), Math.max(START_TIMEOUT_MS, timeoutMs));
      await begun;
      clearTimeout(timer);
      if (!redis.up) redis.lose(redis.reason ?? 'no response yet');
    }
    return redis;
  }

  private constructor(
    private readonly url: string | null,
    private readonly timeoutMs: number,
  ) {
    // An attempt is not interrupted by the next one.
    const retryMs = Math.max(RETRY_EVERY_MS, timeoutMs);
    if (url !== null) this.retrying = setInterval(() => this.up || this.connect(), retryMs).unref();
  }

  /** Whether Redis is available; null when none is configured. */
  get isUp(): boolean | null {
    return this.url === null ? null : this.up && this.rejected.size === 0;
  }

  /** The state of Redis; null when none is configured. */
  get state(): RedisState | null {
    const { isUp } = this;
    if (isUp === null) return null;
    const [rejection = null] = this.rejected.values();
    return { isUp, reason: isUp ? null : this.up ? rejection : this.reason };
  }

  /** Runs a script. @returns null without Redis, on failure, and without a reply in time: it may have run then. */
  async run<T>(
    script: RedisScript<T>,
    keys: string[],
    args: (string | number)[],
    timeoutMs = this.timeoutMs,
  ): Promise<T | null> {
    const { client } = this;
    if (this.url === null) return null;
    if (!this.up || client === null) {
      this.outcomes.away++;
      return null;
    }
    const sent = this.send(client, script, keys, args);
    try {
      const reply = await within(sent, timeoutMs);
      if (reply !== TIMED_OUT) {
        this.outcomes.answered++;
        this.rejected.delete(script.text);
        return reply;
      }
      this.outcomes.late++;
      // Replies are in order: the one to this probe follows the late one.
      if (this.up) void this.probe(client);
      this.lose(`no response within ${timeoutMs} ms`);
    } catch (error) {
      const reason = reasonOf(error);
      this.outcomes.failed++;
      this.up = false;
      this.reason = reason;
      if (isServers(reason)) this.rejected.set(script.text, reason);
      void this.probe(client, reason);
    }
    return null;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.retrying);
    this.client?.destroy();
  }

  /** Replaces the connection: the server may have changed, and after an unreadable reply clients do not reconnect. */
  private connect(): void {
    if (this.client?.isOpen) this.client.destroy();
    const client = connectable(this.url!, Math.max(SOCKET_TIMEOUT_MS, this.timeoutMs));
    this.client = client;
    client.on('ready', () => void this.probe(client));
    client.on('error', (error: unknown) => client === this.client && this.lose(reasonOf(error)));
    // A failure is also emitted as an error, and tried again.
    client.connect().catch(() => undefined);
  }

  /** Probes Redis. @param rejection why a request failed: if the probe succeeds, the fault was in that request only. */
  private async probe(client: Client, rejection: string | null = null): Promise<void> {
    try {
      await this.send(client, PROBE, PROBE_KEYS, []);
      if (client !== this.client) return;
      this.up = true;
      if (this.isLogged) this.logger.log('Redis responds again: limits hold over all replicas.');
      this.isLogged = false;
      if (rejection !== null && rejection !== this.rejection) {
        this.logger.warn(`Redis rejects a request (${rejection}): each instance counts its subject alone.`);
        this.rejection = rejection;
      }
    } catch (error) {
      if (client !== this.client) return;
      this.lose(reasonOf(error));
    }
    this.firstProbe?.();
  }

  private lose(reason: string): void {
    this.up = false;
    this.reason = reason;
    // The probe shows when these faults end.
    this.rejected.clear();
    if (this.isLogged || this.closed) return;
    this.isLogged = true;
    this.logger.warn(
      `Redis is unavailable (${reason}): this instance counts limits alone until it responds.`,
    );
  }

  /** Sends a script. @throws Error if it fails, or if the reply is of another type than expected. */
  private async send<T>(
    client: Client,
    { text, sha1, isReply }: RedisScript<T>,
    keys: string[],
    args: (string | number)[],
  ): Promise<T> {
    const operands = [String(keys.length), ...keys.map((key) => PREFIX + key), ...args.map(String)];
    let reply: unknown;
    try {
      reply = await client.sendCommand(['EVALSHA', sha1, ...operands]);
    } catch (error) {
      if (!String((error as Error).message).startsWith('NOSCRIPT')) throw error;
      reply = await client.sendCommand(['EVAL', text, ...operands]);
    }
    if (!isReply(reply)) throw new Error('unexpected reply');
    return reply;
  }
}

const require = createRequire(import.meta.url);

/** Makes a client that is not connected yet. Without a connection its commands fail immediately. */
function connectable(url: string, socketTimeout: number) {
  // 480 modules, which a service without Redis does not load.
  const { createClient } = require('@redis/client') as typeof RedisClient;
  return createClient({
    url,
    name: 'news-search',
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: socketTimeout,
      // Each of two addresses, of IPv6 and IPv4, has half of the time.
      autoSelectFamilyAttemptTimeout: socketTimeout / 2,
      socketTimeout,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY_MS),
    },
  });
}

const TIMED_OUT = Symbol('late');

/** Number of timers, one after the other, that divide the timeout of a reply. */
const TIMERS_PER_TIMEOUT = 4;

/**
 * Waits for a reply; returns `TIMED_OUT` if it is late. Waits in several steps, so that a pause of this process counts as
 * one step at most, and replies that arrived meanwhile are processed first.
 */
function within<T>(reply: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (steps: number): void => {
      if (steps === 0) setImmediate(resolve, TIMED_OUT);
      else timer = setTimeout(wait, ms / TIMERS_PER_TIMEOUT, steps - 1);
    };
    wait(TIMERS_PER_TIMEOUT);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A short reason for an error, without the address, which may contain a password. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? String(message).split('\n')[0]!;
}

/** Whether the server rejects the command as such. `WRONGTYPE` does not count: it is the fault of a single key. */
const isServers = (reason: string): boolean => /^[A-Z]+ /.test(reason) && !reason.startsWith('WRONGTYPE');
