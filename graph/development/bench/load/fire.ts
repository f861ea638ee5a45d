import autocannon from 'autocannon';
import type { Sent } from './contenders.js';

/** What came of a round. */
export interface Round {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
}

/**
 * Sends requests as fast as they are answered.
 *
 * @param next the following request
 * @throws Error when an answer was a failure
 */
export async function fire(address: string, next: () => Sent, connections: number, seconds: number): Promise<Round> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    sampleInt: 100,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const refused = Object.keys(result.statusCodeStats).filter((status) => status !== '200' && status !== '304');
  if (refused.length > 0 || result.errors > 0) {
    throw new Error(`Under load some answers were ${refused.join(', ') || 'none at all'} (${result.errors} errors).`);
  }
  const { p50, p99 } = result.latency;
  return { requests: result.requests.total, seconds: result.duration, p50, p99 };
}
