import type { Server } from 'node:http';
import type { DataSource } from 'typeorm';
import type { Config } from '../shared/config.js';
import { type Gate, openGate } from './admit.js';
import { watchSaturation } from './saturation.js';

/**
 * Calls and pages that a process works on at once. A call may wait for the payment provider, and then takes nothing from others;
 * while processor or connections are all in use, each one more only makes all of them later. A page keeps a processor busy.
 */
const CALLS_AT_ONCE = 128;
const CALLS_AT_ONCE_WHEN_SATURATED = 48;
const PAGES_AT_ONCE = 2;

/** How many more may wait until it is their turn, since a burst is no overload: as many as are served in that time. In milliseconds. */
const QUEUE_OF_CALLS = { places: 64, waitMs: 1_000 };
const QUEUE_OF_PAGES = { places: 24, waitMs: 2_000 };

/** Opens the gates at which calls and pages wait for their turn. */
export function openGates(http: Server, database: DataSource, config: Config): { calls: Gate; pages: Gate } {
  let accepted = 0;
  http.on('connection', () => {
    accepted += 1;
  });
  const isSaturated = watchSaturation(database);
  const admission = { waitMs: config.turnWithinMs, connections: () => accepted };
  const callsAtOnce = () => (isSaturated() ? CALLS_AT_ONCE_WHEN_SATURATED : CALLS_AT_ONCE);
  return {
    calls: openGate({ atOnce: callsAtOnce, ...admission, queue: QUEUE_OF_CALLS }),
    pages: openGate({ atOnce: () => PAGES_AT_ONCE, ...admission, queue: QUEUE_OF_PAGES }),
  };
}
