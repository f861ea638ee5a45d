import { type FetchedPackage, fetchPackage } from '../../fetch-package.js';
import type { Sent } from './contenders.js';

/** Only benchmarks need it. */
const AUTOCANNON: FetchedPackage = { name: 'autocannon', version: '9.0.0' };

/** What is used of it, which comes without types. */
interface Autocannon {
  default(options: {
    url: string;
    connections: number;
    /** In seconds; without it `amount` requests are sent. */
    duration?: number;
    amount?: number;
    sampleInt?: number;
    requests: { setupRequest(request: object): object; onResponse(): void }[];
  }): Promise<{
    requests: { total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  }> & { stop(): void };
}

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

/**
 * How long a round is: so many seconds, or so many requests, all of which are answered unless that
 * takes too long.
 */
type Length = { duration: number } | { amount: number; maxSeconds: number };

/**
 * Sends requests over some connections, each as soon as the one before is answered.
 *
 * @param next the following request
 * @throws Error when an answer was a failure
 */
export async function fire(address: string, next: () => Sent, connections: number, length: Length): Promise<Round> {
  const { default: autocannon } = await fetchPackage<Autocannon>(AUTOCANNON);
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
  const bound = 'amount' in length ? setTimeout(() => firing.stop(), length.maxSeconds * 1000) : undefined;
  const result = await firing;
  clearTimeout(bound);
  const refused = Object.keys(result.statusCodeStats).filter((status) => status !== '200' && status !== '304');
  if (refused.length > 0 || result.errors > 0) {
    throw new Error(`Under load some answers were ${refused.join(', ') || 'none at all'} (${result.errors} errors).`);
  }
  const { p50, p99 } = result.latency;
  return { requests: result.requests.total, seconds: (ended - began) / 1000, p50, p99 };
}
