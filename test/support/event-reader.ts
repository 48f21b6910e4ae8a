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
    const blocks = this.text.split('\n\n').slice(0, -1);
    return blocks
      .map((block) =>
        Object.fromEntries(block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)!.slice(1))),
      )
      .filter(({ data }) => data !== undefined)
      .map(({ id, event, data }) => ({ id, event, article: JSON.parse(data) as Article }));
  }

  get titles(): string[] {
    return this.events.map(({ article }) => article.title);
  }

  /** The id that a browser would send when it connects again. */
  get lastId(): string {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)![1]!;
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
