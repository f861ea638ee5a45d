import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { metrics } from './metrics.js';

/** What a process asks of the one that started it, and is answered. */
interface Asked {
  metricsWanted: number;
}
interface Answered {
  metricsOf: number;
  /** Null when not all processes answered. */
  text: string | null;
}

/** All processes have told by then, or one of them is being replaced. In milliseconds. */
const TIMEOUT_MS = 6_000;

let registry: AggregatorRegistry<typeof metrics.contentType> | null = null;
let asked = 0;

/**
 * Lets the processes that answer on one port tell what all of them counted; called in each of them
 * and where they are started.
 */
export function shareMetrics(): void {
  if (registry) return;
  AggregatorRegistry.setRegistries([metrics]);
  registry = new AggregatorRegistry();
  if (!cluster.isPrimary) return;
  cluster.on('message', async (worker: Worker, message: Partial<Asked> | null) => {
    if (typeof message?.metricsWanted !== 'number') return;
    const text = (await registry?.clusterMetrics().catch(() => null)) ?? null;
    if (worker.isConnected()) worker.send({ metricsOf: message.metricsWanted, text } satisfies Answered);
  });
}

/**
 * What this process counted, or all that answer on the port with it; of this one alone while
 * another does not tell.
 */
export async function readMetrics(): Promise<string> {
  if (!cluster.isWorker || !registry) return metrics.metrics();
  asked += 1;
  const id = asked;
  const text = await new Promise<string | null>((resolve) => {
    const settle = (answer: string | null) => {
      clearTimeout(timer);
      process.off('message', onMessage);
      resolve(answer);
    };
    const onMessage = (message: Partial<Answered> | null) => {
      if (message?.metricsOf === id) settle(message.text ?? null);
    };
    const timer = setTimeout(() => settle(null), TIMEOUT_MS);
    process.on('message', onMessage);
    process.send?.({ metricsWanted: id } satisfies Asked, undefined, undefined, () => undefined);
  });
  return text ?? metrics.metrics();
}
