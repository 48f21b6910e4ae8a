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

/** `taken`: accepted. `unknown`: no such subscription. `busy`: the hub must repeat the request later. */
type VerificationOutcome = 'taken' | 'unknown' | 'busy';
export type PushOutcome = VerificationOutcome | BodyReadFailure | 'unsigned';

/** Maximum numbers of bodies that are read concurrently, in total and per subscription, to limit memory. */
const MAX_BODIES = 16;
const MAX_BODIES_EACH = 2;

/** Validates requests of hubs and passes them to the ingestion process, the only one that writes the index. */
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

  /** Handles a hub's verification or denial of a subscription. */
  async verify(token: string, callback: Callback): Promise<VerificationOutcome> {
    const outcome = await this.checkCallback(token, callback);
    this.calls.inc({ call: callback.mode, outcome });
    return outcome;
  }

  /** Receives a document and passes it on if its signature is valid. */
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
    if (!isValidSignature(signature, body, subscription.secret)) return 'unsigned';
    const contentType = request.headers['content-type'] ?? null;
    const contentEncoding = request.headers['content-encoding'] ?? null;
    return this.deliver({ type: 'pushed', token, body, contentType, contentEncoding });
  }

  /** The subscription with a token; texts that cannot be tokens are not looked up. */
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

/** By signature method of WebSub (section 8): number of hexadecimal digits of a signature. */
const METHODS: Record<string, number> = { sha1: 40, sha256: 64, sha384: 96, sha512: 128 };

/** Whether a header (`method=hexadecimal`) is the signature of the body as received. Compares in constant time. */
export function isValidSignature(header: string | undefined, body: Uint8Array, secret: string): boolean {
  const [, method = '', given = ''] = /^\s*(sha\d{1,3})=([0-9a-f]{40,128})\s*$/i.exec(header ?? '') ?? [];
  const algorithm = method.toLowerCase();
  if (given.length !== METHODS[algorithm]) return false;
  const expected = createHmac(algorithm, secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

/** The query parameters of a hub's `GET` request (WebSub, sections 5.2 and 5.3). */
interface Callback {
  mode: 'subscribe' | 'unsubscribe' | 'denied';
  topic: string;
  /** The challenge to return; empty for a denial. */
  challenge: string;
  /** Lease of the subscription in seconds; null if it is absent or unreadable. */
  leaseSeconds: number | null;
  /** Reason of a denial, possibly empty. */
  reason: string;
}

/** Reads the query parameters of a hub's `GET` request; null if they are invalid. */
export function readHubCallback(query: Record<string, unknown>): Callback | null {
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
