import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { Settings } from '../../config/settings.js';
import { readRequestBody, type BodyReadFailure } from '../../http/read-request.js';
import { IndexReader } from '../../index/index-reader.js';
import type { HubMessage } from '../../ingestion/ingestion-events.js';
import { IngestionService } from '../../ingestion/ingestion.service.js';
import {
  type Subscription,
  SubscriptionStore,
  SUBSCRIPTION_TOKEN,
} from '../../ingestion/websub/subscription.js';
import { OUTBOUND_LIMITS } from '../../outbound/outbound-client.js';

/** `taken`: accepted. `unknown`: no such subscription. `busy`: the hub must send the request again later. */
type VerificationOutcome = 'taken' | 'unknown' | 'busy';
export type PushOutcome = VerificationOutcome | BodyReadFailure | 'unsigned';

/**
 * Maximum number of bodies that are read at the same time, in total and per subscription: bounds the memory that slow
 * hubs hold.
 */
const MAX_BODIES = 16;
const MAX_BODIES_EACH = 2;

/** Checks requests of hubs against the subscriptions and passes them to ingestion, the only writer. */
@Injectable()
export class WebSubService {
  private subscriptions: SubscriptionStore | undefined;
  private readonly calls: Counter<'call' | 'outcome'>;
  /** Tokens of the subscriptions whose bodies are being read. */
  private readonly reading: string[] = [];

  constructor(
    private readonly settings: Settings,
    @Inject(IndexReader) private readonly index: IndexReader | null,
    private readonly ingestion: IngestionService,
    registry: Registry,
  ) {
    this.calls = new Counter({
      name: 'news_search_websub_calls_total',
      help: 'Requests of hubs, by type and outcome.',
      labelNames: ['call', 'outcome'],
      registers: [registry],
    });
  }

  /** Verifies the intent of a subscription for a hub, and records a denial. */
  async verify(token: string, callback: Callback): Promise<VerificationOutcome> {
    const outcome = await this.checkCallback(token, callback);
    this.calls.inc({ call: callback.mode, outcome });
    return outcome;
  }

  /** Accepts a document with a valid signature. */
  async receive(token: string, request: IncomingMessage): Promise<PushOutcome> {
    const outcome = await this.takeDocument(token, request);
    this.calls.inc({ call: 'push', outcome });
    return outcome;
  }

  private async checkCallback(token: string, callback: Callback): Promise<VerificationOutcome> {
    const subscription = this.find(token);
    const { mode, topic, leaseSeconds, reason } = callback;
    if (!subscription || subscription.topic !== topic) return 'unknown';
    if (mode === 'denied') return this.deliver({ type: 'denied', token, reason });
    if (mode !== subscription.mode) return 'unknown';
    return this.deliver({ type: 'verified', token, mode, leaseSeconds });
  }

  private async takeDocument(token: string, request: IncomingMessage): Promise<PushOutcome> {
    const subscription = this.find(token);
    if (!subscription || subscription.mode === 'unsubscribe') return 'unknown';
    const signature = request.headers['x-hub-signature'];
    if (typeof signature !== 'string') return 'unsigned';
    const body = await this.read(token, request);
    if (typeof body === 'string') return body;
    if (!checkSignature(signature, body, subscription.secret)) return 'unsigned';
    const contentType = request.headers['content-type'] ?? null;
    const contentEncoding = request.headers['content-encoding'] ?? null;
    return this.deliver({ type: 'pushed', token, body, contentType, contentEncoding });
  }

  /** The subscription of a token; inexpensive for text that is no token. */
  private find(token: string): Subscription | undefined {
    const isOn = this.settings.ingestion.publicUrl !== null && SUBSCRIPTION_TOKEN.test(token);
    if (!isOn || this.index === null) return undefined;
    this.subscriptions ??= new SubscriptionStore(this.index.database);
    return this.subscriptions.get(token);
  }

  private async read(token: string, request: IncomingMessage): Promise<Buffer | 'busy' | BodyReadFailure> {
    const ofToken = this.reading.filter((one) => one === token).length;
    if (ofToken >= MAX_BODIES_EACH || this.reading.length >= MAX_BODIES) return 'busy';
    this.reading.push(token);
    try {
      return await readRequestBody(request, OUTBOUND_LIMITS.wireBytes);
    } finally {
      this.reading.splice(this.reading.indexOf(token), 1);
    }
  }

  private async deliver(message: HubMessage): Promise<'taken' | 'busy'> {
    return (await this.ingestion.deliver(message)) ? 'taken' : 'busy';
  }
}

/** Signature methods of WebSub (section 8) and the number of hexadecimal digits of each. */
const METHODS: Record<string, number> = { sha1: 40, sha256: 64, sha384: 96, sha512: 128 };

/**
 * Whether `X-Hub-Signature` (`method=hexadecimal`) signs the body with the secret. Compares in constant time.
 *
 * @param body as received.
 */
export function checkSignature(header: string | undefined, body: Uint8Array, secret: string): boolean {
  const [, method = '', given = ''] = /^\s*(sha\d{1,3})=([0-9a-f]{40,128})\s*$/i.exec(header ?? '') ?? [];
  const algorithm = method.toLowerCase();
  if (given.length !== METHODS[algorithm]) return false;
  const expected = createHmac(algorithm, secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

/** The query parameters of a hub's `GET` (WebSub, sections 5.2 and 5.3). */
interface Callback {
  mode: 'subscribe' | 'unsubscribe' | 'denied';
  topic: string;
  /** The challenge, which the response returns; empty with `denied`. */
  challenge: string;
  /** Lease of the subscription in seconds; null when missing or unreadable. */
  leaseSeconds: number | null;
  /** Reason of a denial; may be empty. */
  reason: string;
}

/** The parameters of a hub's `GET`; null for an invalid request. */
export function readCallback(query: Record<string, unknown>): Callback | null {
  const read = (name: string): string => {
    const value = query[`hub.${name}`];
    return typeof value === 'string' ? value : '';
  };
  const mode = read('mode').toLowerCase();
  const [topic, challenge, lease] = [read('topic'), read('challenge'), read('lease_seconds')];
  const isKnown = mode === 'subscribe' || mode === 'unsubscribe' || mode === 'denied';
  if (!isKnown || topic === '' || (mode !== 'denied' && challenge === '')) return null;
  const leaseSeconds = /^[1-9]\d{0,9}$/.test(lease) ? Number(lease) : null;
  return { mode, topic, challenge: mode === 'denied' ? '' : challenge, leaseSeconds, reason: read('reason') };
}
