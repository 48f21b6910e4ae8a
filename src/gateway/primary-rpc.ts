import cluster, { type Worker } from 'node:cluster';

interface Message<Content> {
  type: string;
  id: number;
  content: Content;
}

/** A remote call of the workers to the primary, which holds the state that all of them share. */
export class PrimaryRpc<Question, Answer> {
  private readonly waiting = new Map<number, (handle: Answer | null) => void>();
  private calls = 0;

  /** @param type distinguishes its messages from others between the processes; contents are sent as JSON. */
  constructor(private readonly type: string) {}

  /** In a worker; null without a primary, which only happens while the service stops. */
  call(content: Question): Promise<Answer | null> {
    if (!process.connected) return Promise.resolve(null);
    if (this.calls === 0) this.listen();
    const id = ++this.calls;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      process.send!({ type: this.type, id, content } satisfies Message<Question>);
    });
  }

  /** In the primary: handles the calls of all workers. @param reply called with the worker's id. */
  answer(reply: (question: Question, worker: number) => Answer | Promise<Answer>): void {
    cluster.on('message', (worker: Worker, message: Message<Question>) => {
      if (message?.type !== this.type) return;
      void Promise.resolve(reply(message.content, worker.id)).then((content) => {
        const { type, id } = message;
        if (worker.isConnected()) worker.send({ type, id, content } satisfies Message<Answer>);
      });
    });
  }

  private listen(): void {
    process.on('message', (message: Message<Answer>) => {
      if (message?.type === this.type) this.resolve(message.id, message.content);
    });
    process.once('disconnect', () => [...this.waiting.keys()].forEach((id) => this.resolve(id, null)));
  }

  private resolve(id: number, answer: Answer | null): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}
