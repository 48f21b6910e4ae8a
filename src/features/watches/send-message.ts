import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unixSecondsNow } from '../../articles/article.js';
import { Settings } from '../../config/settings.js';
import { OutboundClient } from '../../outbound/outbound-client.js';
import { OutboundError } from '../../outbound/outbound-response.js';
import { signingKeyOf, type Webhook } from './watches-file.js';

/** Milliseconds in which a receiver must acknowledge a message. */
const TIMEOUT_MS = 10_000;

/** Result of an attempt. `gone`: status 410. A failure has its reason and the receiver's `Retry-After` in seconds. */
export type DeliveryAttempt =
  { outcome: 'acknowledged' | 'gone' } | { outcome: 'failed'; reason: string; retryAfter: number | null };

/** Headers of Standard Webhooks (https://www.standardwebhooks.com). @param at Unix seconds of the attempt. */
function signatureHeaders(id: string, body: string, secret: string, at: number): Record<string, string> {
  const signature = createHmac('sha256', signingKeyOf(secret)!)
    .update(`${id}.${at}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}

/** Sends messages to webhooks, whose addresses are checked like those of feeds. */
@Injectable()
export class WebhookSender {
  private readonly client: OutboundClient;

  constructor({ ingestion }: Settings) {
    this.client = new OutboundClient({
      userAgent: ingestion.userAgent,
      allow: ingestion.outboundAllow,
      proxies: ingestion.proxies,
      limits: { connectMs: TIMEOUT_MS, headersMs: TIMEOUT_MS, totalMs: TIMEOUT_MS },
    });
  }

  /** Sends a message once. Any 2xx status acknowledges it; redirects are not followed. */
  async send(
    { url, secret }: Webhook,
    { id, body }: { id: string; body: string },
    signal: AbortSignal,
  ): Promise<DeliveryAttempt> {
    const headers = signatureHeaders(id, body, secret, unixSecondsNow());
    try {
      const { status, retryAfter } = await this.client.deliver(url, body, { headers, signal });
      if (status >= 200 && status <= 299) return { outcome: 'acknowledged' };
      if (status === 410) return { outcome: 'gone' };
      return { outcome: 'failed', reason: `status ${status}`, retryAfter };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { outcome: 'failed', reason: error.reason, retryAfter: null };
    }
  }
}
