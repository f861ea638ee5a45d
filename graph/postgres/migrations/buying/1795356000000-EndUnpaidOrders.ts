import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that nobody pays ends as CANCELLED. Those that have waited for longer than a payment may take end here. */
export class EndUnpaidOrders1795356000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "order_only_pending_is_unpaid"`);
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "order_unpaid_is_pending_or_cancelled" CHECK (payment_id IS NOT NULL OR status IN ('PENDING', 'CANCELLED'))`,
    );
    await db.query(
      `UPDATE "order" SET status = 'CANCELLED' WHERE status = 'PENDING' AND placed_at < now() - interval '5 days'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE "order" SET status = 'PENDING' WHERE payment_id IS NULL`);
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "order_unpaid_is_pending_or_cancelled"`);
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "order_only_pending_is_unpaid" CHECK (payment_id IS NOT NULL OR status = 'PENDING')`,
    );
  }
}
