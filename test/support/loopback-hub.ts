import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoopbackServer } from './loopback-server.js';

interface Subscriber {
  topic: string;
  secret: string;
}

/** A WebSub hub at `/hub` of a loopback server, as strict as the standard lets hubs be. */
export class LoopbackHub {
  /** Every request as it came, oldest first. */
  readonly requests: Record<string, string>[] = [];
  /** By callback, verified. */
  readonly subscribers = new Map<string, Subscriber>();
  /** Answers to verifications that were not the challenge as plain text. */
  readonly faults: string[] = [];
  leaseSeconds = 3_600;
  /** What it denies with, instead of subscribing. */
  denial: string | null = null;

  constructor(readonly server: LoopbackServer) {
    server.on('/hub', (request, response) => void this.hear(request, response));
  }

  get url(): string {
    return this.server.url('/hub');
  }

  /** Sends a document to everybody who subscribed to the topic; resolves to their answers. */
  publish(
    topic: string,
    document: string | Uint8Array,
    { method = 'sha256', signature, headers = {} }: PublishOptions = {},
  ): Promise<number[]> {
    const posts = [...this.subscribers].filter(([, subscriber]) => subscriber.topic === topic);
    return Promise.all(
      posts.map(async ([callback, { secret }]) => {
        const right = `${method}=${createHmac(method, secret).update(document).digest('hex')}`;
        const signed = signature === undefined ? { 'x-hub-signature': right } : signature;
        const sent = { 'content-type': 'application/rss+xml', ...signed, ...headers };
        const body = new Uint8Array(Buffer.from(document));
        return (await fetch(callback, { method: 'POST', headers: sent, body })).status;
      }),
    );
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(body));
    this.requests.push(form);
    response.writeHead(202).end();
    await this.come(form).catch((error: unknown) => this.faults.push(String(error)));
  }

  private async come(form: Record<string, string>): Promise<void> {
    const { 'hub.callback': callback = '', 'hub.mode': mode = '', 'hub.topic': topic = '' } = form;
    const url = new URL(callback);
    url.searchParams.set('hub.topic', topic);
    if (this.denial !== null) {
      url.searchParams.set('hub.mode', 'denied');
      url.searchParams.set('hub.reason', this.denial);
      await fetch(url);
      return;
    }
    const challenge = `${Math.random()}&<b>`;
    url.searchParams.set('hub.mode', mode);
    url.searchParams.set('hub.challenge', challenge);
    url.searchParams.set('hub.lease_seconds', String(this.leaseSeconds));
    const answer = await fetch(url);
    const isPlain = answer.headers.get('content-type')?.startsWith('text/plain');
    if (!answer.ok || !isPlain || (await answer.text()) !== challenge) {
      this.faults.push(`${mode}: ${answer.status} ${answer.headers.get('content-type')}`);
    } else if (mode === 'subscribe') {
      this.subscribers.set(callback, { topic, secret: form['hub.secret'] ?? '' });
    } else {
      this.subscribers.delete(callback);
    }
  }
}

interface PublishOptions {
  method?: string;
  /** In place of the right one; none at all with `{}`. */
  signature?: Record<string, string>;
  headers?: Record<string, string>;
}
