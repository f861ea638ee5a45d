import pg from 'pg';
import utils from 'pg/lib/utils.js';
import { objectShape } from '../shared/object-shape.js';

/** What PostgreSQL says once a statement is done, such as `SELECT 24` or `INSERT 0 1`. */
const TAG = /^(?<command>[A-Za-z]+)(?: 0)?(?: (?<count>\d+))?/;

/**
 * What a client hands to the caller: of what the driver tells, what does not differ by how it
 * was asked.
 */
export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows' | 'fields' | 'oid'>;

/**
 * How the rows of a prepared statement are read; it stays the same, for PostgreSQL refuses to
 * execute one whose columns have changed (0A000).
 */
export interface Columns {
  fields: pg.FieldDef[];
  names: string[];
  parsers: ((text: string) => unknown)[];
  /** What all rows are like, so that they are made of one shape. */
  shape: object;
}

/**
 * @param fields as the driver told them with an answer
 * @param client the connection, which knows how values of a type are read
 */
export function columnsFor(fields: pg.FieldDef[], client: pg.Client): Columns {
  const names = fields.map(({ name }) => name);
  return {
    fields,
    names,
    shape: objectShape(names),
    parsers: fields.map(({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text')),
  };
}

/**
 * Executes a statement that PostgreSQL has prepared on the connection and of which the columns are
 * known. The driver's own query asks for a description of the columns and works out anew how to
 * read them, each time: for the page of a product as much as its row takes to read, on both sides.
 *
 * It is what the driver calls a submittable, as its cursors are.
 */
export class PreparedQuery implements pg.Submittable {
  /** Called once with the answer or an error. The driver wraps it for its limit of time. */
  callback: (error: Error | null, answer?: Answer) => void;
  private readonly answer: Answer;
  /** What went wrong with a row, told once the connection is free again. */
  private failure: Error | null = null;

  /**
   * @param name of the statement
   * @param values of its parameters, in their order
   */
  constructor(
    private readonly name: string,
    private readonly values: readonly unknown[],
    private readonly columns: Columns,
    callback: PreparedQuery['callback'],
  ) {
    this.callback = callback;
    this.answer = { command: '', rowCount: null, oid: 0, rows: [], fields: columns.fields };
  }

  /** Called by the client when it is this query's turn. @returns why nothing was sent */
  submit(connection: pg.Connection): Error | null {
    let values: (string | Buffer | null)[];
    try {
      values = this.values.map((value) => utils.prepareValue(value));
    } catch (thrown) {
      return thrown instanceof Error ? thrown : new Error(String(thrown));
    }
    const { stream } = connection;
    stream.cork();
    connection.bind({ portal: '', statement: this.name, values }, true);
    connection.execute({ portal: '' }, true);
    connection.sync();
    stream.uncork();
    return null;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.failure) return;
    const { names, parsers } = this.columns;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < fields.length; index++) {
        const text = fields[index] ?? null;
        row[names[index] as string] = text === null ? null : parsers[index]?.(text);
      }
    } catch (thrown) {
      this.failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    }
    this.answer.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { groups } = TAG.exec(text) ?? {};
    this.answer.command = groups?.command ?? '';
    this.answer.rowCount = groups?.count === undefined ? null : Number(groups.count);
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback(this.failure);
    else this.callback(null, this.answer);
  }

  handleError(error: Error): void {
    this.callback(this.failure ?? error);
  }

  /** For a statement without a result; there is none to read. */
  handleRowDescription(): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('No source stream defined');
  }

  handleCopyData(): void {}
}
