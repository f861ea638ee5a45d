import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the process counts of itself, for GET /metrics. */
export const metrics = new Registry();

/** Checkouts by the state that they came into. */
export const checkoutsMoved = new Counter({
  name: 'jhola_checkouts_total',
  help: 'Checkouts that came into a state: creating, open, paid, cancelled, expired, refunding or refunded',
  labelNames: ['state'] as const,
  registers: [metrics],
});

/** Checkouts that could not be started, by the code of the refusal. */
export const checkoutsRefused = new Counter({
  name: 'jhola_checkouts_refused_total',
  help: 'Checkouts that were refused, by the code of the refusal, e.g. OUT_OF_STOCK',
  labelNames: ['code'] as const,
  registers: [metrics],
});

/** 1 while the provider is left alone since it does not answer. */
export const providerAwayGauge = new Gauge({
  name: 'jhola_payment_provider_unavailable',
  help: '1 while calls to the payment provider are refused since it did not answer several times in a row',
  // Of several processes: whether any of them knows.
  aggregator: 'max',
  registers: [metrics],
});

/** How long answers took, by kind of address. */
export const responseDuration = new Histogram({
  name: 'jhola_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer',
  labelNames: ['kind', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** How long operations of the graph took that were not answered from memory. */
export const operationDuration = new Histogram({
  name: 'jhola_graphql_operation_duration_seconds',
  help: 'Time that an operation of the built web took, by its name and whether it had errors; all others are `other`',
  labelNames: ['operation', 'result'] as const,
  buckets: [0.02, 0.1, 0.5, 2.5, 10],
  registers: [metrics],
});

/** Ways into accounts. */
export const signIns = new Counter({
  name: 'jhola_sign_ins_total',
  help: 'Sign-ins with a password by their result: in, refused, or limited after too many guesses',
  labelNames: ['result'] as const,
  registers: [metrics],
});

/**
 * Cache hits: answers that came from memory, see `cacheAnswers`; they are counted among those above
 * as well.
 */
export const answersFromCache = new Counter({
  name: 'jhola_response_cache_hits_total',
  help: 'Answers that were sent from memory, since nothing had changed',
  registers: [metrics],
});

/**
 * Visitors' reads of the catalogue that were not answered from memory, where there are replicas.
 */
export const catalogueReads = new Counter({
  name: 'jhola_catalogue_reads_total',
  help: 'Reads of the catalogue by visitors, by whether a replica was new enough for them or the primary was asked',
  labelNames: ['from'] as const,
  registers: [metrics],
});

/** Which replicas are new enough to be read from. */
export const replicasInUse = new Gauge({
  name: 'jhola_database_replica_in_use',
  help: '1 while a replica answers and has all that the catalogue has, 0 while it is left out',
  labelNames: ['replica'] as const,
  // Of several processes: whether all of them use it.
  aggregator: 'min',
  registers: [metrics],
});

/** Which kind an address is of, for `responseDuration`. */
export function kindOfAddress(path: string): string {
  return /^\/(graphql\/stream|graphql|api|images|standin|assets)(\/|$)/.exec(path)?.[1] ?? 'page';
}
