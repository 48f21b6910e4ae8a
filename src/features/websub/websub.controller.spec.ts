import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { createTestApp, type TestApp } from '../../../test/support/create-test-app.js';
import { until } from '../../../test/support/until.js';
import { openForWriting } from '../../index/open-database.js';
import { IngestionService } from '../../ingestion/ingestion.service.js';
import type { HubMessage } from '../../ingestion/ingestion-events.js';
import { Subscription, SubscriptionStore } from '../../ingestion/websub/subscription.js';
import { WebSubController } from './websub.controller.js';

describe(WebSubController.name, () => {
  const topic = 'https://news.example/rss?a=1&b=ü';
  let folder: string;
  let service: TestApp;
  let subscription: Subscription;
  let delivered: HubMessage[];
  let taken: boolean;
  let log: string;

  beforeEach(async () => {
    folder = freshFolder();
    const database = openForWriting(folder);
    const offer = { hub: 'https://hub.example/', topic };
    subscription = new Subscription('https://news.example/rss', offer, 'https://us.example', 0);
    new SubscriptionStore(database).put(subscription);
    database.close();
    [delivered, taken, log] = [[], true, ''];
    const environment = { DATA_DIR: folder, PUBLIC_URL: 'https://us.example', LOG_LEVEL: 'info' };
    service = await createTestApp({ environment, onLog: (line) => (log += line) });
    service.app.get(IngestionService).deliver = async (message) => {
      if (taken) delivered.push(message);
      return taken;
    };
  });
  afterEach(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  /** As a hub calls: without the gateway's headers. */
  const call = (query: Record<string, string>): Promise<Response> =>
    fetch(`${service.url}/websub/${subscription.token}?${new URLSearchParams(query)}`);
  const question = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': '<b>&1' };
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.url}/websub/${subscription.token}`, { method: 'POST', body, headers });
  const signed = (body: string): Record<string, string> => ({
    'x-hub-signature': `sha1=${createHmac('sha1', subscription.secret).update(body).digest('hex')}`,
    'content-type': 'application/atom+xml',
  });

  it('returns the challenge of a verification as plain text, and forwards the lease', async () => {
    const response = await call({ ...question, 'hub.lease_seconds': '600' });
    expect([response.status, await response.text()]).toEqual([200, '<b>&1']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { token } = subscription;
    expect(delivered).toEqual([{ type: 'verified', token, mode: 'subscribe', leaseSeconds: 600 }]);
  });

  it('accepts a denial of the hub', async () => {
    const denial = { 'hub.mode': 'denied', 'hub.topic': topic, 'hub.reason': 'no more room' };
    expect((await call(denial)).status).toBe(200);
    expect(delivered).toEqual([{ type: 'denied', token: subscription.token, reason: 'no more room' }]);
  });

  it('returns 404 for a topic without a subscription', async () => {
    const response = await call({ ...question, 'hub.topic': 'https://other.example/' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(delivered).toEqual([]);
  });

  it('forwards a signed document unchanged, and no other', async () => {
    expect((await post('<feed/>', signed('<feed/>'))).status).toBe(202);
    expect((await post('<feed/>', signed('<other/>'))).status).toBe(202);
    expect((await post('<feed/>')).status).toBe(202);
    expect(delivered).toHaveLength(1);
    const [push] = delivered as Extract<HubMessage, { type: 'pushed' }>[];
    expect(push).toMatchObject({ contentType: 'application/atom+xml', contentEncoding: null });
    expect(Buffer.from(push!.body).toString()).toBe('<feed/>');
  });

  it('returns 503 with Retry-After to hubs while ingestion is unavailable', async () => {
    taken = false;
    const answers = [await call(question), await post('<feed/>', signed('<feed/>'))];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10']);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: 503, code: 'ingestion_busy' });
    }
  });

  it('reads two documents of a subscription at a time, so that a slow hub delays only itself', async () => {
    const drips = Array.from({ length: 2 }, () => {
      const socket = connect(service.port, '127.0.0.1');
      socket.on('error', () => undefined);
      const path = `/websub/${subscription.token}`;
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Hub-Signature: sha1=0\r\nContent-Length: 9\r\n\r\n<`,
      );
      return socket;
    });
    const waiting = async (): Promise<number> => (await post('<feed/>', signed('<feed/>'))).status;
    await until(async () => (await waiting()) === 503);
    for (const socket of drips) socket.destroy();
    await until(async () => (await waiting()) === 202);
  });

  it('discards a document that is too large', async () => {
    const body = 'x'.repeat(9 * 1024 * 1024);
    const status = await post(body, signed(body)).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(delivered).toEqual([]);
  });

  it('returns 413 as a problem for a document that is too large, and stops reading', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(service.port, '127.0.0.1');
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text)).on('error', reject);
      const head = `POST /websub/${subscription.token} HTTP/1.1\r\nHost: x\r\nX-Hub-Signature: sha1=0\r\n`;
      socket.write(`${head}Content-Length: ${9 * 1024 * 1024}\r\n\r\n<`);
    });
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 413 /);
    expect(head).toMatch(/^content-type: application\/problem\+json\r$/im);
    expect(head).toMatch(/^connection: close\r?$/im);
    expect(JSON.parse(body!)).toMatchObject({ status: 413, code: 'document_too_large' });
  });

  it('returns Allow for any other method', async () => {
    const response = await fetch(`${service.url}/websub/${subscription.token}`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await response.json()).toMatchObject({
      code: 'method_not_allowed',
      detail: 'DELETE is not supported here; use GET, HEAD or POST.',
    });
  });

  it('logs no callback URL', async () => {
    await call(question);
    await post('<feed/>', signed('<feed/>'));
    await fetch(`${service.url}/websub/${subscription.token}/more`);
    await fetch(`${service.url}/websub/${subscription.token}?${'x'.repeat(9_000)}`);
    expect(log).toMatch(/"path":"\/websub\/…"/);
    expect(log).not.toContain(subscription.token);
  });
});
