import type { CreditedRefund } from '../../invoices/issue-invoice.js';
import type { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';

/**
 * What went back of the order's payment before it had an invoice; an invoice leaves out by itself
 * what was not supplied. SQL, since it looks for what lacks a note.
 */
export async function refundsWithoutNote(tx: Context, { paymentId }: Order): Promise<CreditedRefund[]> {
  const rows: { id: string; amountPaise: Paise }[] = await tx.db.query(
    `SELECT r.id, r.amount_paise AS "amountPaise" FROM refund r
     WHERE r.payment_id = $1 AND r.reason <> 'short' AND NOT EXISTS (SELECT FROM invoice i WHERE i.refund_id = r.id) ORDER BY r.id`,
    [paymentId],
  );
  return rows.map((row) => ({ ...row, orderReturnId: null }));
}
