import pg from 'pg';

/**
 * A connection that is closed when the server has not answered a statement in time.
 *
 * The driver alone gives up the statement and hands the connection to the next caller, who then waits behind the
 * statement that nobody answers.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, client, args) => {
        const answer: unknown = Reflect.apply(query, client, args);
        if (answer instanceof Promise) answer.catch((thrown: unknown) => this.closeAfter(thrown));
        return answer;
      },
    });
  }

  private closeAfter(thrown: unknown): void {
    if (!(thrown instanceof Error && thrown.message === 'Query read timeout')) return;
    // The driver offers no other way to close a connection without asking the server.
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}
