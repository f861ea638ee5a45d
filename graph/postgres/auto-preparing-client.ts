import { hash } from 'node:crypto';
import pg from 'pg';
import { traceStatement } from '../shared/observability/tracing.js';
import { type Answer, type Columns, columnsFor, PreparedQuery } from './prepared-query.js';

/** The most prepared statements of a connection; the shop's own are fewer. */
const MAX_PREPARED = 500;

/** The most texts that are remembered as sent once; a search makes others all the time. */
const MAX_REMEMBERED = 1_000;

/**
 * The driver knows no statement without a limit: the longest that a timer runs. In milliseconds.
 */
const ENDLESS_MS = 2 ** 31 - 1;

/** Sends a statement as the driver does. */
type Send = (...args: unknown[]) => unknown;

/** A statement that a connection prepares. */
interface Statement {
  name: string;
  /** Null until it was answered once. */
  columns: Columns | null;
}

/**
 * A connection that prepares a statement which it is sent again, and whose loss costs what was
 * asked over it alone.
 *
 * What is asked while it answers waits for its turn here, as the loaders of a transaction do: the
 * driver is asked one statement at a time.
 *
 * It is closed when the server has not answered a statement in time: the driver alone gives up the
 * statement and hands the connection to the next caller, who then waits behind the statement that
 * the server does not answer. It is closed as well when a table is no longer as it was when a
 * statement was prepared (0A000), since that one would fail again and again.
 *
 * A statement with parameters is prepared under a name made of its text when it is sent for the
 * second time over the connection, so that PostgreSQL reads it once, and plans it once where that
 * is no loss. That is a third of the time which the server and PostgreSQL spend on the page of a
 * product. From the third time on it is executed without being described again, see
 * `PreparedQuery`. A pooler such as PgBouncer lends each transaction another connection of its own,
 * which knows nothing of that name: with `isPrepared: false` nothing is prepared.
 */
export class AutoPreparingClient extends pg.Client {
  private readonly statements = new Map<string, Statement>();
  private readonly sentOnce = new Set<string>();
  private readonly isPrepared: boolean;
  /** Whether statements are answered whenever they are, whatever limit the connection has. */
  private isPatient = false;
  /** What was asked last, until it is answered. */
  private underWay: Promise<unknown> | null = null;

  /**
   * @param config with `isTraced: false` its statements are no part of the requests during which
   *   they are sent
   */
  constructor(config?: pg.ClientConfig & { isPrepared?: boolean; isTraced?: boolean }) {
    super(config);
    this.isPrepared = config?.isPrepared ?? true;
    const isTraced = config?.isTraced ?? true;
    // A dying server emits two errors, that it ends and that it is gone. The pool has released the
    // connection after the first, and an error event without a listener would end the process.
    this.on('error', () => undefined);
    const sendAtOnce: Send = this.query.bind(this);
    const send: Send = (asked, ...others) => sendAtOnce(this.isPatient ? withoutLimit(asked) : asked, ...others);
    const query = (...args: unknown[]) => {
      const answer = this.underWay ? this.askLater(this.underWay, send, args) : this.ask(send, args);
      if (answer instanceof Promise) {
        this.underWay = answer;
        const isDone = () => {
          if (this.underWay === answer) this.underWay = null;
        };
        answer.then(isDone, (thrown: unknown) => {
          isDone();
          this.closeAfter(thrown);
        });
        if (isTraced && typeof args[0] === 'string') traceStatement(args[0], answer);
      }
      return answer;
    };
    this.query = query as typeof this.query;
  }

  /**
   * Does work whose statements are never given up by the driver, however long PostgreSQL takes for
   * them; nothing else may use the connection meanwhile.
   */
  async waitAsLongAsItTakes<T>(work: () => Promise<T>): Promise<T> {
    this.isPatient = true;
    try {
      return await work();
    } finally {
      this.isPatient = false;
    }
  }

  private askLater(underWay: Promise<unknown>, send: Send, args: unknown[]): Promise<unknown> {
    const now = () => this.ask(send, args);
    return underWay.then(now, now);
  }

  private ask(send: Send, args: unknown[]): unknown {
    const [text, sent, ...others] = args;
    const values = Array.isArray(sent) && sent.some(holdsNul) ? sent.map(withoutNul) : sent;
    const statement = typeof values === 'function' ? null : this.statementFor(text, values);
    if (!statement) return send(text, values, ...others);
    const given = (values ?? []) as unknown[];
    const { name, columns } = statement;
    if (!columns || others.length > 0) {
      const answer = send({ name, text, values: given }, undefined, ...others);
      if (answer instanceof Promise)
        answer.then(({ fields }: Answer) => this.noteColumns(statement, fields)).catch(() => undefined);
      return answer;
    }
    return new Promise<Answer>((resolve, reject) => {
      const query = new PreparedQuery(name, given, columns, (error, answer) => {
        if (error) reject(error);
        else resolve(answer as Answer);
      });
      send(query);
    });
  }

  private noteColumns(statement: Statement, fields: pg.FieldDef[]): void {
    statement.columns ??= columnsFor(fields, this);
  }

  private statementFor(text: unknown, values: unknown): Statement | null {
    const isOne = typeof text === 'string' && ((Array.isArray(values) && values.length > 0) || isPlainRead(text));
    if (!this.isPrepared || !isOne) return null;
    return this.statements.get(text) ?? this.prepare(text);
  }

  private prepare(text: string): Statement | null {
    if (this.statements.size >= MAX_PREPARED) return null;
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= MAX_REMEMBERED) this.sentOnce.clear();
      this.sentOnce.add(text);
      return null;
    }
    const statement = { name: hash('sha256', text, 'base64url').slice(0, 24), columns: null };
    this.statements.set(text, statement);
    return statement;
  }

  private closeAfter(thrown: unknown): void {
    if (!(thrown instanceof Error)) return;
    const isOutdated = 'code' in thrown && thrown.code === '0A000';
    if (isOutdated || thrown.message === 'Query read timeout') void this.end();
  }
}

/**
 * Several statements in one text, and those that begin and end transactions, cannot be prepared.
 */
function isPlainRead(text: string): boolean {
  return /^\s*(?:SELECT|WITH)\b[^;]*$/.test(text);
}

/** Whether a parameter is a text with a NUL, or a list that holds one. */
function holdsNul(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(holdsNul);
}

/**
 * A parameter in which each NUL, which PostgreSQL refuses in a text, is the mark for what is no
 * character: Node writes that for half a surrogate pair as well. So a text that cannot be in the
 * database is found nowhere, whichever statement looks for it.
 */
function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}

/** @param asked a text, or what the driver takes in its place */
function withoutLimit(asked: unknown): object {
  const query = typeof asked === 'string' ? { text: asked } : (asked as object);
  return Object.assign(query, { query_timeout: ENDLESS_MS });
}
