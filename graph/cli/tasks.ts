import { forgetOldEmailLinks, sendEmailLinks } from '../accounts/email/email-links.js';
import { sendFarewells } from '../accounts/farewell.js';
import { deleteOldUploads } from '../accounts/pictures/pictures.service.js';
import { sendPasswordLinks } from '../accounts/sign-in/reset-password.js';
import { settleCards } from '../catalogue/settle-cards.js';
import { removeErasedPictures } from '../erasure/delete-account.js';
import { sendOrderMessages } from '../invoices/send-order-messages.js';
import type { Task } from '../jobs/task.js';
import { sendOrderTexts } from '../orders/order-texts.js';
import { paymentTasks } from '../payments/settlement/payment-tasks.js';
import { indexWaiting } from '../search/index/index-waiting.js';
import { deleteOldKeys } from '../shared/idempotency.js';
import { removeOldExports } from '../sync/bulk-export.service.js';
import { renumberRestoredChanges } from '../sync/changes.service.js';
import { writeBulkExport } from '../sync/write-bulk-export.js';
import { forgetOldDeliveries, sendWebhooks } from '../webhooks/send-webhooks.js';

/** Every feature's work that happens later or recurs; jobs of a task that is not named here wait. */
export const tasks: readonly Task[] = [
  ...paymentTasks,
  sendOrderMessages,
  sendOrderTexts,
  sendPasswordLinks,
  sendEmailLinks,
  sendFarewells,
  removeErasedPictures,
  sendWebhooks,
  forgetOldDeliveries,
  writeBulkExport,
  { name: 'remove-old-exports', schedule: { match: '*/10 * * * *' }, run: removeOldExports },
  { name: 'forget-old-uploads', schedule: { match: '*/10 * * * *' }, run: deleteOldUploads },
  // What an import has put up that did not come to its end.
  { name: 'index-waiting-products', schedule: { match: '*/10 * * * *' }, run: ({ db }) => indexWaiting(db, false) },
  {
    name: 'compare-cards',
    schedule: { match: '40 21 * * *', isMadeUp: true },
    run: async (ctx) => void (await settleCards(ctx)),
  },
  { name: 'renumber-restored-changes', schedule: { match: '*/10 * * * *' }, run: renumberRestoredChanges },
  { name: 'forget-old-email-links', schedule: { match: '*/10 * * * *' }, run: forgetOldEmailLinks },
  { name: 'forget-old-idempotency-keys', schedule: { match: '*/10 * * * *' }, run: deleteOldKeys },
];
