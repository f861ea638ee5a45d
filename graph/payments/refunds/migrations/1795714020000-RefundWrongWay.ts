import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds of what was paid in another way than the offers of its checkout are for. */
export class RefundWrongWay1795714020000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'wrong_way', 'cancelled', 'returned', 'goodwill', 'short'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE refund SET reason = 'wrong_amount' WHERE reason = 'wrong_way'`);
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled', 'returned', 'goodwill', 'short'))`,
    );
  }
}
