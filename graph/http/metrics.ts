import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { type QueueFigures, readQueueFigures } from '../jobs/queue-figures.js';
import { type PaymentFigures, readPaymentFigures } from '../payments/settlement/payment-figures.js';
import type { Config } from '../shared/config.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { answersTook, kindOfAddress, metrics } from '../shared/metrics.js';
import { answerFailure, contextOf } from '../shared/rest/route.js';

/** What the database knows, whichever process is asked; read anew for each scrape. */
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

function gauge(name: string, help: string): Gauge {
  return new Gauge({ name, help, registers: [metrics] });
}

/**
 * GET /metrics, for Prometheus: what this process counted, and how the shop's payments stand. It is there only when a
 * token is set, and for whoever sends it as `Authorization: Bearer`; for anybody else there is nothing at this address.
 */
export function metricsPage({ metricsToken }: Config): RequestHandler {
  if (metricsToken !== null && !metrics.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: metrics });
  }
  return async (req, res) => {
    try {
      if (metricsToken === null || !isSame(req.get('authorization') ?? '', `Bearer ${metricsToken}`)) {
        throw new ShopError(ErrorCode.NOT_FOUND, 'There is nothing at this address.');
      }
      const ctx = contextOf(res);
      const figures = { ...(await readPaymentFigures(ctx)), ...(await readQueueFigures(ctx)) };
      for (const [name, figure] of Object.entries(figures)) {
        if (figure !== null) FIGURES[name as keyof typeof FIGURES].set(figure);
      }
      res.type(metrics.contentType).send(await metrics.metrics());
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  };
}

/** Counts how long answers take. */
export const timeAnswers: RequestHandler = (req, res, next) => {
  const end = answersTook.startTimer({ kind: kindOfAddress(req.path) });
  res.once('finish', () => end({ status: res.statusCode }));
  next();
};

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [sent, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
