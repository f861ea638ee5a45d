import { createHash } from 'node:crypto';
import pg from 'pg';

/** More texts than this are not kept prepared on a connection; the shop's own are fewer. */
const MOST_PREPARED = 500;

/**
 * A connection whose loss costs what was asked over it, and nothing else, and which prepares what it is asked again.
 *
 * It is closed when the server has not answered a statement in time: the driver alone gives up the statement and hands
 * the connection to the next caller, who then waits behind the statement that nobody answers.
 *
 * A statement with parameters is prepared under a name made of its text when it is first sent over the connection, so
 * that PostgreSQL reads and plans it once.
 */
export class SteadyClient extends pg.Client {
  private readonly names = new Map<string, string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // A dying server reports twice, that it ends and that it is gone. Whoever held the connection has let go of it after
    // the first, and a report that nobody hears would end the process.
    this.on('error', () => undefined);
    this.query = new Proxy(this.query, {
      apply: (query, client, args) => {
        const answer: unknown = Reflect.apply(query, client, this.prepared(args));
        if (answer instanceof Promise) answer.catch((thrown: unknown) => this.closeAfter(thrown));
        return answer;
      },
    });
  }

  private prepared([text, values, ...others]: unknown[]): unknown[] {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return [text, values, ...others];
    const name = this.names.get(text) ?? this.nameOf(text);
    return name ? [{ name, text, values }, undefined, ...others] : [text, values, ...others];
  }

  private nameOf(text: string): string | null {
    if (this.names.size >= MOST_PREPARED) return null;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    this.names.set(text, name);
    return name;
  }

  private closeAfter(thrown: unknown): void {
    if (thrown instanceof Error && thrown.message === 'Query read timeout') void this.end();
  }
}
