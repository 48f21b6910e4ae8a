/** Hands events that come by themselves to one reader who awaits them, in order. */
export class EventQueue<T> implements AsyncIterable<T> {
  private readonly events: T[] = [];
  private ended = false;
  private notify: () => void = () => undefined;

  push(event: T): void {
    this.events.push(event);
    this.notify();
  }

  /** The reader gets what is queued and then stops. */
  end(): void {
    this.ended = true;
    this.notify();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.events.length > 0) yield this.events.shift()!;
      if (this.ended) return;
      await new Promise<void>((resolve) => (this.notify = resolve));
    }
  }
}
