import pg from 'pg';

/**
 * A connection whose loss costs what was asked over it, and nothing else.
 *
 * It is closed when the server has not answered a statement in time: the driver alone gives up the statement and hands
 * the connection to the next caller, who then waits behind the statement that nobody answers.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A dying server reports twice, that it ends and that it is gone. Whoever held the connection has let go of it after
    // the first, and a report that nobody hears would end the process.
    this.on('error', () => undefined);
    this.query = new Proxy(this.query, {
      apply: (query, client, args) => {
        const answer: unknown = Reflect.apply(query, client, args);
        if (answer instanceof Promise) answer.catch((thrown: unknown) => this.closeAfter(thrown));
        return answer;
      },
    });
  }

  private closeAfter(thrown: unknown): void {
    if (thrown instanceof Error && thrown.message === 'Query read timeout') void this.end();
  }
}
