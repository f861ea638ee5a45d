import { liftLimits } from '../postgres/connection-settings.js';
import { type Context, inTransaction } from '../shared/context.js';
import { lockTable } from '../shared/rows/lock-table.queries.js';
import type { Task } from '../shared/task.js';
import { countMovedGoods, takeStaleDays, writeSums } from './roll-up-sales.queries.js';
import { monthOf } from './sales-periods.js';
import { SalesHour } from './sales-rollup.entity.js';

/** Days that are summed up in one transaction, so that a job that is killed has lost little. */
const MAX_DAYS = 31;

/**
 * Sums up anew every day that the books have changed since it was summed up, whatever the order in
 * which orders and jobs come, and wherever a job dies: the marks of a day go in the transaction
 * that writes its sums, and one that is not seen yet stays for the next time.
 */
export async function rollUpSales(ctx: Context): Promise<void> {
  for (;;) {
    const days = await inTransaction(ctx, async (tx) => {
      await liftLimits(tx.db);
      // Two at a time would both write the sums of a day.
      await lockTable(tx, SalesHour);
      await countMovedGoods(tx);
      const taken = await takeStaleDays(tx, MAX_DAYS);
      for (const days of byMonth(taken)) await writeSums(tx, days);
      return taken;
    });
    if (days.length < MAX_DAYS) return;
  }
}

/** Days that lie in the same month, together. */
function byMonth(days: readonly string[]): string[][] {
  const months = [...new Set(days.map(monthOf))];
  return months.map((month) => days.filter((day) => monthOf(day) === month));
}

/** Keeps the sums of what sells. What they lack meanwhile is read from the books. */
export const rollUpSalesTask: Task = { name: 'roll-up-sales', schedule: { match: '*/5 * * * *' }, run: rollUpSales };
