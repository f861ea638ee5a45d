import autocannon from 'autocannon';
import type { Sent } from './contenders.js';

/** What came of a round. */
export interface Round {
  requests: number;
  /** Until the last answer. */
  seconds: number;
  /** Half of the answers took no longer, in ms. */
  p50: number;
  /** The same for 99 of 100. */
  p99: number;
}

/** How long a round is: so many seconds, or so many requests, all of which are answered unless that takes too long. */
type Length = { duration: number } | { amount: number; mostSeconds: number };

/**
 * Sends requests over some connections, each as soon as the one before is answered.
 *
 * @param next the following request
 * @throws Error when an answer was a failure
 */
export async function fire(address: string, next: () => Sent, connections: number, length: Length): Promise<Round> {
  const began = performance.now();
  let ended = began;
  const firing = autocannon({
    url: address,
    connections,
    ...('amount' in length ? { amount: length.amount } : length),
    sampleInt: 100,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...next() }),
        onResponse: () => {
          ended = performance.now();
        },
      },
    ],
  });
  const bound = 'amount' in length ? setTimeout(() => firing.stop(), length.mostSeconds * 1000) : undefined;
  const result = await firing;
  clearTimeout(bound);
  const refused = Object.keys(result.statusCodeStats).filter((status) => status !== '200' && status !== '304');
  if (refused.length > 0 || result.errors > 0) {
    throw new Error(`Under load some answers were ${refused.join(', ') || 'none at all'} (${result.errors} errors).`);
  }
  const { p50, p99 } = result.latency;
  return { requests: result.requests.total, seconds: (ended - began) / 1000, p50, p99 };
}
