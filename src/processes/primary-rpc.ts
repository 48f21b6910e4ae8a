import cluster, { type Worker } from 'node:cluster';

interface Message<Content> {
  type: string;
  id: number;
  content: Content;
}

/** A procedure of the primary process that worker processes call, to use state that they share. */
export class PrimaryRpc<Request, Result> {
  private readonly pending = new Map<number, (result: Result | null) => void>();
  private calls = 0;

  /** @param type identifies this procedure's messages between the processes. Contents are sent as JSON. */
  constructor(private readonly type: string) {}

  /** Calls the procedure from a worker. @returns null without a primary, which happens only while the service stops. */
  call(content: Request): Promise<Result | null> {
    if (!process.connected) return Promise.resolve(null);
    if (this.calls === 0) this.listen();
    const id = ++this.calls;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      process.send!({ type: this.type, id, content } satisfies Message<Request>);
    });
  }

  /** Registers the handler of the calls, in the primary. @param handler gets the id of the calling worker. */
  handle(handler: (request: Request, worker: number) => Result | Promise<Result>): void {
    cluster.on('message', (worker: Worker, message: Message<Request>) => {
      if (message?.type !== this.type) return;
      void Promise.resolve(handler(message.content, worker.id)).then((content) => {
        const { type, id } = message;
        // Without a callback the failed write to one that has just died would end the primary.
        if (worker.isConnected())
          worker.send({ type, id, content } satisfies Message<Result>, () => undefined);
      });
    });
  }

  private listen(): void {
    process.on('message', (message: Message<Result>) => {
      if (message?.type === this.type) this.resolve(message.id, message.content);
    });
    process.once('disconnect', () => [...this.pending.keys()].forEach((id) => this.resolve(id, null)));
  }

  private resolve(id: number, result: Result | null): void {
    this.pending.get(id)?.(result);
    this.pending.delete(id);
  }
}
