import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY } from '../config/durations.js';

interface Subscriber {
  callback: string;
  topic: string;
  secret: string;
}

const LEASE_SECONDS = DAY;
const MAX_FORM_LENGTH = 16_384;
const MAX_SUBSCRIBERS = 100;
const TIMEOUT_MS = 5_000;

/** The WebSub hub of the demo: pushes new bulletins to subscribers, which must be on 127.0.0.1. */
export class DemoWebSubHub {
  private readonly subscribers = new Map<string, Subscriber>();

  /** Handles a request to subscribe or unsubscribe: responds, then asks the subscriber to confirm the request. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) if (body.length < MAX_FORM_LENGTH) body += String(chunk);
    const form = new URLSearchParams(body);
    const read = (name: string): string => form.get(`hub.${name}`) ?? '';
    const subscriber = { callback: read('callback'), topic: read('topic'), secret: read('secret') };
    const isMode = /^(un)?subscribe$/.test(read('mode'));
    const isFull = this.subscribers.size >= MAX_SUBSCRIBERS;
    const accepted = isMode && !isFull && isLoopback(subscriber.callback);
    response.writeHead(accepted ? 202 : 400).end();
    if (accepted && (await isVerified(subscriber, read('mode')))) this.record(subscriber, read('mode'));
  }

  isWanted(topic: string): boolean {
    return [...this.subscribers.values()].some((subscriber) => subscriber.topic === topic);
  }

  /** Sends a feed to its subscribers in parallel: a slow one delays no other. @param topic URL of the feed. */
  async push(topic: string, body: Buffer, mediaType: string): Promise<void> {
    const subscribed = [...this.subscribers.values()].filter((subscriber) => subscriber.topic === topic);
    const pushes = subscribed.map(({ callback, secret }) => {
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
      const headers = { 'Content-Type': mediaType, 'X-Hub-Signature': signature };
      return call(callback, { method: 'POST', headers, body: new Uint8Array(body) });
    });
    await Promise.all(pushes);
  }

  private record(subscriber: Subscriber, mode: string): void {
    if (mode === 'subscribe') this.subscribers.set(subscriber.callback, subscriber);
    else this.subscribers.delete(subscriber.callback);
  }
}

/** Whether a subscriber confirms a request: it must return the challenge that the hub sends. */
async function isVerified({ callback, topic }: Subscriber, mode: string): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex');
  const url = new URL(callback);
  const verification = { mode, topic, challenge, lease_seconds: String(LEASE_SECONDS) };
  for (const [name, value] of Object.entries(verification)) url.searchParams.set(`hub.${name}`, value);
  return (await call(url.href)) === challenge;
}

async function call(url: string, init: RequestInit = {}): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const text = await response.text();
    return response.ok ? text : null;
  } catch {
    return null;
  }
}

function isLoopback(callback: string): boolean {
  return URL.canParse(callback) && /^http:\/\/127\.0\.0\.1(:\d+)?\//.test(new URL(callback).href);
}
