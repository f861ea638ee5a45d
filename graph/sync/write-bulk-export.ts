import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { In } from 'typeorm';
import { v7 } from 'uuid';
import { User } from '../accounts/user.entity.js';
import { toUserJson } from '../accounts/user.presenter.js';
import { toProductJson } from '../catalogue/catalogue.json.js';
import { anyProductById, anyVariantById, anyVariantsByProductId } from '../catalogue/catalogue.loaders.js';
import { toVariantJson } from '../catalogue/variants/variant.json.js';
import { creditById, movementsByCreditId } from '../credit/credit.loaders.js';
import { toCreditJson, toMovementJson } from '../credit/credit.presenter.js';
import { toOrderJson } from '../orders/order.presenter.js';
import { orderById } from '../orders/orders.loaders.js';
import type { Context } from '../shared/context.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { BulkExport, BulkExportPart, BulkExportState } from './bulk-export.entity.js';
import { WRITE_BULK_EXPORT } from './bulk-export.service.js';
import { ChangeKind } from './change.type.js';
import { findChangedRows, type Noted } from './changes.queries.js';

/** Things that are read and written at once: all that is ever in memory of an export. */
const BATCH = 500;

const compressed = promisify(gzip);

/** Writes the file of an export; run again, it is written anew. */
export const writeBulkExport: Task<{ id: string }> = {
  name: WRITE_BULK_EXPORT,
  run: async (ctx, { id }) => {
    const run = v7();
    const begun = await inTransaction(ctx, async (tx) => {
      await tx.db.update(BulkExport, { id }, { run, state: BulkExportState.RUNNING, lines: 0 });
      await tx.db.delete(BulkExportPart, { exportId: id });
      return tx.db.findOneBy(BulkExport, { id });
    });
    if (!begun) return;
    let after: string | null = null;
    for (let position = 1; ; position++) {
      const batch: Noted[] = await findChangedRows(ctx, BATCH, begun, after);
      const lines: string[] = batch.length > 0 ? await linesOf({ ...ctx, loaders: new Map() }, begun.kind, batch) : [];
      const isLast = batch.length < BATCH;
      const bytes = await compressed(lines.map((line) => `${line}\n`).join(''));
      const isOurs = await inTransaction(ctx, async (tx) => {
        const own = await tx.db.findOne(BulkExport, { where: { id, run }, lock: { mode: 'for_no_key_update' } });
        if (!own) return false;
        await tx.db.insert(BulkExportPart, { exportId: id, position, bytes });
        const state = isLast ? BulkExportState.DONE : BulkExportState.RUNNING;
        await tx.db.update(BulkExport, { id }, { lines: own.lines + lines.length, state });
        return true;
      });
      if (isLast || !isOurs) return;
      after = batch.at(-1)?.id ?? null;
    }
  },
};

async function linesOf(ctx: Context, kind: ChangeKind, batch: readonly Noted[]): Promise<string[]> {
  const present = await presenterOf(ctx, kind, batch);
  return Promise.all(
    batch.map(async ({ id, updatedAt, isRemoved }) => {
      const thing = isRemoved ? null : await present(id);
      // Whatever went while the file was written is told as gone.
      return JSON.stringify({ ...(thing ?? { id }), updatedAt, isRemoved: thing === null });
    }),
  );
}

async function presenterOf(
  ctx: Context,
  kind: ChangeKind,
  batch: readonly Noted[],
): Promise<(id: string) => Promise<object | null>> {
  switch (kind) {
    case ChangeKind.PRODUCT:
      return async (id) => {
        const product = await anyProductById(ctx).load(id);
        if (!product) return null;
        const found = await anyVariantsByProductId(ctx).load(id);
        const variants = await Promise.all(found.map((variant) => toVariantJson(ctx, variant)));
        return { ...(await toProductJson(ctx, product)), variants };
      };
    case ChangeKind.VARIANT:
      return async (id) => {
        const variant = await anyVariantById(ctx).load(id);
        return variant ? toVariantJson(ctx, variant) : null;
      };
    case ChangeKind.ORDER:
      return async (id) => {
        const order = await orderById(ctx).load(id);
        return order ? toOrderJson(ctx, order) : null;
      };
    case ChangeKind.CREDIT:
      return async (id) => {
        const credit = await creditById(ctx).load(id);
        if (!credit) return null;
        return { ...toCreditJson(credit), movements: (await movementsByCreditId(ctx).load(id)).map(toMovementJson) };
      };
    case ChangeKind.CUSTOMER: {
      const users = await ctx.db.findBy(User, { id: In(batch.map(({ id }) => id)) });
      const byId = new Map(users.map((user) => [user.id, user]));
      return async (id) => {
        const user = byId.get(id);
        return user ? toUserJson(ctx, user) : null;
      };
    }
  }
}
