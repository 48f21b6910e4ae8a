import type { Article } from '../../src/articles/article.js';
import { until } from './until.js';

export interface ReceivedEvent {
  id: string;
  event: string;
  article: Article;
}

/** Reads Server-Sent Events as a browser would by `fetch`. */
export class EventReader {
  text = '';
  private readonly received: ReceivedEvent[] = [];
  /** Characters of `text` whose events are in `received`. */
  private readTo = 0;
  /** How it ended: by the service, or not; null while it is open. */
  ended: 'in order' | 'cut' | null = null;

  private constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {
    void this.read();
  }

  /** @param get sends the request and resolves with the head of the response. */
  static async open(get: (signal: AbortSignal) => Promise<Response>): Promise<EventReader> {
    const controller = new AbortController();
    return new EventReader(await get(controller.signal), controller);
  }

  /** Those that are complete, in their order. */
  get events(): ReceivedEvent[] {
    for (let end; (end = this.text.indexOf('\n\n', this.readTo)) !== -1; this.readTo = end + 2) {
      const lines = this.text.slice(this.readTo, end).split('\n');
      const { id, event, data } = Object.fromEntries(
        lines.map((line) => /^(\w*): ?(.*)$/.exec(line)!.slice(1)),
      ) as Record<string, string>;
      if (data !== undefined)
        this.received.push({ id: id!, event: event!, article: JSON.parse(data) as Article });
    }
    return [...this.received];
  }

  get titles(): string[] {
    return this.events.map(({ article }) => article.title);
  }

  /** The id that a browser would send when it connects again. */
  get lastId(): string {
    return /[^]*^id: (.*)$/m.exec(this.text)![1]!;
  }

  async untilTitles(count: number): Promise<string[]> {
    await until(() => this.events.length >= count);
    return this.titles;
  }

  close(): void {
    this.controller.abort();
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body!) this.text += decoder.decode(chunk, { stream: true });
      this.ended = 'in order';
    } catch {
      this.ended = 'cut';
    }
  }
}
