import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message as a receiver gets it. */
export interface Delivery {
  headers: IncomingMessage['headers'];
  body: string;
  id: string;
  titles: string[];
  at: number;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const acknowledge: Answer = (response) => void response.writeHead(204).end();

/** A receiver of webhooks on 127.0.0.1. */
export class WebhookReceiver {
  readonly deliveries: Delivery[] = [];
  answer: Answer = acknowledge;
  private readonly server = createServer((request, response) => void this.receive(request, response));

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** Titles of all messages, in order; of a message that came twice, once. */
  get titles(): string[] {
    const once = new Map(this.deliveries.map((delivery) => [delivery.id, delivery]));
    return [...once.values()].flatMap(({ titles }) => titles);
  }

  acknowledge(): void {
    this.answer = acknowledge;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { id, items } = JSON.parse(body) as { id: string; items: { title: string }[] };
    const titles = items.map(({ title }) => title);
    this.deliveries.push({ headers: request.headers, body, id, titles, at: performance.now() });
    this.answer(response, request);
  }
}
