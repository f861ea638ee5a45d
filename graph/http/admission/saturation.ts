import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';

/** How long the event loop is watched before it is judged. In milliseconds. */
const SAMPLE_MS = 50;

/** From this share of the time on the processor has no room for more. */
const BUSY_SHARE = 0.9;

/**
 * Watches whether work that began now would only wait: for the processor, whose event loop hardly
 * rests, or for a connection to the database, which others wait for already.
 */
export function watchSaturation({ driver }: DataSource): () => boolean {
  const pool = (driver as { master?: { waitingCount: number } }).master;
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let judgedAt = performance.now();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - judgedAt >= SAMPLE_MS) {
      const current = performance.eventLoopUtilization();
      isBusy = performance.eventLoopUtilization(current, before).utilization >= BUSY_SHARE;
      before = current;
      judgedAt = now;
    }
    return isBusy || (pool?.waitingCount ?? 0) > 0;
  };
}
