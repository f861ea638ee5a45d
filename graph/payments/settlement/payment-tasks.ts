import type { Task } from '../../shared/task.js';
import { PaymentJob } from '../payment-jobs.js';
import { sendRefund } from '../refunds/refund-payments.js';
import { checkCheckout } from './reconcile-checkouts.js';
import { reconcileLedger } from './reconcile-ledger.js';
import { deleteOldEvents, handleEvent } from './webhooks.js';

const handleEvents: Task<{ eventId: string }> = {
  name: PaymentJob.HANDLE_EVENT,
  run: (ctx, { eventId }) => handleEvent(ctx, eventId),
};

const checkCheckouts: Task<{ paymentOrderId: string }> = {
  name: PaymentJob.CHECK_CHECKOUT,
  run: (ctx, { paymentOrderId }, runs) => checkCheckout(ctx, paymentOrderId, runs),
};

const sendRefunds: Task<{ refundId: string }> = {
  name: PaymentJob.SEND_REFUND,
  run: (ctx, { refundId }, runs) => sendRefund(ctx, refundId, runs),
};

/**
 * What payments leave for later: the way to an order goes on by these when no client calls the
 * shop.
 */
export const paymentTasks: readonly Task[] = [
  handleEvents,
  checkCheckouts,
  sendRefunds,
  // At night in India.
  {
    name: PaymentJob.COMPARE_LEDGER,
    schedule: { match: '30 21 * * *', isMadeUp: true },
    run: async (ctx) => void (await reconcileLedger(ctx)),
  },
  { name: PaymentJob.FORGET_OLD_EVENTS, schedule: { match: '*/10 * * * *' }, run: deleteOldEvents },
];
