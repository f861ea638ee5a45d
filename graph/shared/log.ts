import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Opens the shop's log: a line of JSON for each thing worth knowing.
 *
 * Of an error it keeps what a person needs to find the cause. The values of the statement that failed, and the row that
 * PostgreSQL names in its detail, belong to shoppers and stay out.
 *
 * @param to where the lines go; standard output when absent
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino({ level, serializers: { err: told } }, to ?? pino.destination(1));
}

function told(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { name, message, stack } = thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  const constraint = 'constraint' in thrown ? thrown.constraint : undefined;
  return { type: name, message, code, constraint, stack };
}
