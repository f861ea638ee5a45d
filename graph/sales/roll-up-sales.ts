import { liftLimits } from '../postgres/connection-settings.js';
import type { Context } from '../shared/context.js';
import { lockTable } from '../shared/rows/lock-table.queries.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { countMovedGoods, takeStaleDays, writeSums } from './roll-up-sales.queries.js';
import { monthOf } from './sales-periods.js';
import { SalesHour } from './sales-rollup.entity.js';

/**
 * Sums up anew every day that the books have changed since it was summed up, whatever the order in
 * which orders and jobs come, and wherever a job dies: the marks of a day go in the transaction
 * that writes its sums, and one that is not seen yet stays for the next time. A transaction is a
 * month, from the latest to the first, so that a job that is killed has lost little.
 */
export async function rollUpSales(ctx: Context): Promise<void> {
  for (let before: string | null = null; ; ) {
    const days: string[] = await inTransaction(ctx, (tx) =>
      liftLimits(tx.db, async () => {
        // Two at a time would both write the sums of a day.
        await lockTable(tx, SalesHour);
        await countMovedGoods(tx);
        const taken = await takeStaleDays(tx, before);
        if (taken.length > 0) await writeSums(tx, taken);
        return taken;
      }),
    );
    const [day] = days;
    if (!day) return;
    before = monthOf(day);
  }
}

/** Keeps the sums of what sells. What they lack meanwhile is read from the books. */
export const rollUpSalesTask: Task = { name: 'roll-up-sales', schedule: { match: '*/5 * * * *' }, run: rollUpSales };
