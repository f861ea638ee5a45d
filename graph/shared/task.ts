import type { Context } from './context.js';

/** What a task answers that has not come to its end. */
export interface ComesBack {
  /** Pause before it is run again. In seconds. */
  inS: number;
}

/** When work recurs. */
export interface Schedule {
  /** As in a crontab, in UTC. */
  match: string;
  /** Whether a time that was missed, since no process ran, is made up for within a day. */
  isMadeUp?: boolean;
}

/** A kind of work that happens later, by its name. Its feature adds jobs of it with `addJobs`. */
export interface Task<Payload = object> {
  readonly name: string;
  /** For work that recurs: one of the processes does it each time. */
  readonly schedule?: Schedule;
  /**
   * Does the work of one job. It may be run again after it was done, and by two processes at a
   * time: when a process dies or loses PostgreSQL, others take up its jobs. When it throws, the
   * error is logged and the job is retried after a pause that grows from some seconds to six hours.
   *
   * @param runs how often this job came back before, as it asked for
   * @returns when it wants to be run again; nothing when it is done
   */
  run(ctx: Context, payload: Payload, runs: number): Promise<ComesBack | undefined> | Promise<void>;
}
