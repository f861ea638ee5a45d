import { hash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { type QueueFigures, readQueueFigures } from '../jobs/queue-figures.queries.js';
import { type PaymentFigures, readPaymentFigures } from '../payments/settlement/settlement.queries.js';
import { answerFailure } from '../rest/answer-failure.js';
import { contextOf } from '../rest/response-context.js';
import type { Config } from '../shared/config/config.js';
import { version } from '../shared/config/version.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { readMetrics, shareMetrics } from '../shared/observability/cluster-metrics.js';
import { metrics } from '../shared/observability/metrics.js';

/** What is the same whichever process is asked, so that it is not added up over them. */
const facts = new Registry();

const build = gauge('jhola_build_info', 'The version of the shop, which is always 1', ['version', 'node']);
build.set({ version, node: process.version }, 1);

const databaseUp = gauge('jhola_database_up', '1 while the database answers, 0 while it does not');

/** The database may take so long, or the rest is told without what it knows. In milliseconds. */
const TIMEOUT_MS = 3_000;

/** What the database knows; read anew for each scrape. */
const FIGURES: Record<keyof (PaymentFigures & QueueFigures), Gauge> = {
  heldCheckouts: gauge('jhola_checkouts_holding_stock', 'Checkouts that hold stock'),
  heldPieces: gauge('jhola_stock_held_pieces', 'Pieces that checkouts hold'),
  oldestEventS: gauge('jhola_payment_event_oldest_seconds', 'Age of the oldest payment event that is not dealt with'),
  ledgerAgeS: gauge('jhola_ledger_age_seconds', "Time since the provider's ledger was last compared"),
  owedRefunds: gauge('jhola_refunds_owed', 'Refunds that are owed and not made, failed ones included'),
  owedPaise: gauge('jhola_refunds_owed_paise', 'What is owed in refunds, in paise'),
  failedRefunds: gauge('jhola_refunds_failed', 'Refunds that the provider could not make'),
  pendingOrders: gauge('jhola_orders_pending', 'Orders that wait for their payment'),
  jobLagS: gauge('jhola_jobs_lag_seconds', 'How long the job that waits longest has been due'),
  failingJobs: gauge('jhola_jobs_failing', 'Jobs that failed five times in a row and more'),
};

function gauge(name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name, help, labelNames, registers: [facts] });
}

/**
 * Counts the connections of the pool that requests ask over, when it is asked for: of the shop that
 * this process opened last.
 */
function countConnections({ driver }: DataSource): void {
  metrics.removeSingleMetric('jhola_database_connections');
  new Gauge({
    name: 'jhola_database_connections',
    help: 'Connections for requests: open ones, those of them that are idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const pool = (driver as { master?: { totalCount: number; idleCount: number; waitingCount: number } }).master;
      this.set({ state: 'open' }, pool?.totalCount ?? 0);
      this.set({ state: 'idle' }, pool?.idleCount ?? 0);
      this.set({ state: 'waiting' }, pool?.waitingCount ?? 0);
    },
  });
}

/**
 * GET /metrics, for Prometheus: what all processes on the port counted, and how the shop's payments
 * stand, as long as the database tells. It is there only when a token is set, and for anyone who
 * sends it as `Authorization: Bearer`; for anybody else there is nothing at this address.
 */
export function metricsPage({ metricsToken }: Config, database: DataSource): RequestHandler {
  if (metricsToken !== null && !metrics.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: metrics });
    shareMetrics();
  }
  if (metricsToken !== null) countConnections(database);
  return async (req, res) => {
    try {
      if (metricsToken === null || !isSame(req.get('authorization') ?? '', `Bearer ${metricsToken}`)) {
        throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is nothing at this address.'));
      }
      const ctx = contextOf(res);
      const [counted] = await Promise.all([readMetrics(), readFigures(ctx)]);
      res.type(metrics.contentType).send(`${counted}\n${await facts.metrics()}`);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  };
}

/** What the database does not tell is absent: an old figure would be taken for a new one. */
async function readFigures(ctx: Context): Promise<void> {
  const reading = Promise.all([readPaymentFigures(ctx), readQueueFigures(ctx)]).catch(() => null);
  const read = await Promise.race([reading, pause(TIMEOUT_MS, null, { ref: false })]);
  databaseUp.set(read ? 1 : 0);
  const figures: Partial<Record<string, number | null>> = read ? { ...read[0], ...read[1] } : {};
  for (const [name, told] of Object.entries(FIGURES)) {
    const figure = figures[name] ?? null;
    if (figure === null) told.remove();
    else told.set(figure);
  }
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [sent, expected].map((text) => hash('sha256', text, 'buffer'));
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
