import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Opens the shop's log: a line of JSON for each thing worth knowing, and nothing personal in it.
 *
 * @param to where the lines go; standard output when absent
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino({ level, serializers: { err: causeOf } }, to ?? pino.destination(1));
}

/**
 * What the log keeps of an error: what a person needs to find the cause. The values of the
 * statement that failed, and the row that PostgreSQL names in its detail, belong to shoppers and
 * stay out.
 */
function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { name, message, stack } = thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  const constraint = 'constraint' in thrown ? thrown.constraint : undefined;
  const extension = 'extension' in thrown ? thrown.extension : undefined;
  return { type: name, message, code, constraint, extension, stack };
}
