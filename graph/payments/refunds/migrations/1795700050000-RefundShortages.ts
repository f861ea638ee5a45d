import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds of what was missing when an order was packed, or weighed less. */
export class RefundShortages1795700050000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled', 'returned', 'goodwill', 'short'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE refund SET reason = 'goodwill', occasion = id::text WHERE reason = 'short'`);
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled', 'returned', 'goodwill'))`,
    );
  }
}
