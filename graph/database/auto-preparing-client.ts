import { createHash } from 'node:crypto';
import pg from 'pg';
import { traceStatement } from '../shared/tracing.js';

/** The most prepared statements of a connection; the shop's own are fewer. */
const MOST_PREPARED = 500;

/** The most texts that are remembered as sent once; a search makes others all the time. */
const MOST_REMEMBERED = 1_000;

/**
 * A connection that prepares a statement which it is sent again, and whose loss costs what was asked over it alone.
 *
 * It is closed when the server has not answered a statement in time: the driver alone gives up the statement and hands
 * the connection to the next caller, who then waits behind the statement that nobody answers. It is closed as well when a
 * table is no longer as it was when a statement was prepared (0A000), since that one would fail again and again.
 *
 * A statement with parameters is prepared under a name made of its text when it is sent for the second time over the
 * connection, so that PostgreSQL reads it once, and plans it once where that is no loss. That is a third of the time which
 * the server and PostgreSQL spend on the page of a product. A pooler such as PgBouncer lends each transaction another
 * connection of its own, which knows nothing of that name: with `isPrepared: false` nothing is prepared.
 */
export class AutoPreparingClient extends pg.Client {
  private readonly names = new Map<string, string>();
  private readonly sentOnce = new Set<string>();
  private readonly isPrepared: boolean;

  constructor(config?: pg.ClientConfig & { isPrepared?: boolean }) {
    super(config);
    this.isPrepared = config?.isPrepared ?? true;
    // A dying server emits two errors, that it ends and that it is gone. The pool has released the connection after the
    // first, and an error event without a listener would end the process.
    this.on('error', () => undefined);
    this.query = new Proxy(this.query, {
      apply: (query, client, args) => {
        const answer: unknown = Reflect.apply(query, client, this.prepared(args));
        if (answer instanceof Promise) {
          answer.catch((thrown: unknown) => this.closeAfter(thrown));
          if (typeof args[0] === 'string') traceStatement(args[0], answer);
        }
        return answer;
      },
    });
  }

  private prepared([text, values, ...others]: unknown[]): unknown[] {
    const isOne = typeof text === 'string' && ((Array.isArray(values) && values.length > 0) || isPlainRead(text));
    if (!this.isPrepared || !isOne || typeof values === 'function') return [text, values, ...others];
    const name = this.names.get(text) ?? this.nameOf(text);
    return name ? [{ name, text, values: values ?? [] }, undefined, ...others] : [text, values, ...others];
  }

  private nameOf(text: string): string | null {
    if (this.names.size >= MOST_PREPARED) return null;
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= MOST_REMEMBERED) this.sentOnce.clear();
      this.sentOnce.add(text);
      return null;
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    this.names.set(text, name);
    return name;
  }

  private closeAfter(thrown: unknown): void {
    if (!(thrown instanceof Error)) return;
    const isOutdated = 'code' in thrown && thrown.code === '0A000';
    if (isOutdated || thrown.message === 'Query read timeout') void this.end();
  }
}

/** Several statements in one text, and those that begin and end transactions, cannot be prepared. */
function isPlainRead(text: string): boolean {
  return /^\s*(?:SELECT|WITH)\b[^;]*$/.test(text);
}
