import { Logger } from 'graphile-worker';
import type { Context } from '../shared/context.js';

/**
 * What graphile-worker says of itself; of jobs that were done, and those that failed, `taskListOf`
 * speaks.
 */
export function loggerOf({ log }: Context): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger(() => (level, message, meta) => {
    if (!meta?.success && !meta?.failure) log[levels[level]]({ err: meta?.error }, message);
  });
}
