import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

/** As much of a statement as is written down. In characters. */
const MAX_LENGTH = 1_000;

/**
 * Writes statements down that took long: their text, never their values, which are shoppers'.
 *
 * @param thanMs how long; 0 writes none down
 */
export function logSlowStatements(database: DataSource, log: Logger, thanMs: number): void {
  if (thanMs === 0) return;
  const nothing = () => undefined;
  database.setOptions({
    maxQueryExecutionTime: thanMs,
    logger: {
      logQuerySlow: (tookMs, statement) =>
        log.warn({ tookMs, statement: statement.replace(/\s+/g, ' ').slice(0, MAX_LENGTH) }, 'a statement was slow'),
      ...{ logQuery: nothing, logQueryError: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
    },
  });
}
