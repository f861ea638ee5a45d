import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A checkout says what credit pays of it, a refund what goes back as credit. */
export class PayByCredit1795687785774 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order" ADD "credit_paise" bigint NOT NULL DEFAULT 0`);
    await db.query(`ALTER TABLE "payment_order" DROP CONSTRAINT IF EXISTS "payment_order_amount_is_payable", DROP CONSTRAINT IF EXISTS "payment_order_method_is_known", DROP CONSTRAINT IF EXISTS "payment_order_is_known_when_open",
      ADD CONSTRAINT "payment_order_credit_is_whole_rupees" CHECK (credit_paise >= 0 AND credit_paise % 100 = 0),
      ADD CONSTRAINT "payment_order_amount_is_payable" CHECK ((amount_paise >= 100 OR amount_paise = 0 AND payment_method = 'CREDIT') AND amount_paise % 100 = 0),
      ADD CONSTRAINT "payment_order_method_is_known" CHECK (payment_method IN ('ONLINE', 'CASH', 'CREDIT')),
      ADD CONSTRAINT "payment_order_is_known_when_open" CHECK (provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled') OR payment_method <> 'ONLINE' AND state = 'paid')`);
    await db.query(`ALTER TABLE "refund" ADD "credit_paise" bigint NOT NULL DEFAULT 0`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_credit_is_part_of_it" CHECK (credit_paise BETWEEN 0 AND amount_paise)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_credit_is_part_of_it"`);
    await db.query(`ALTER TABLE "refund" DROP COLUMN "credit_paise"`);
    await db.query(
      `ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_amount_is_payable", DROP CONSTRAINT "payment_order_method_is_known", DROP CONSTRAINT "payment_order_is_known_when_open", DROP CONSTRAINT "payment_order_credit_is_whole_rupees"`,
    );
    // The build before knows no credit: what it paid counts as paid in the chosen way, or at the door.
    await db.query(
      `UPDATE payment_order SET amount_paise = amount_paise + credit_paise, payment_method = replace(payment_method, 'CREDIT', 'CASH') WHERE credit_paise > 0`,
    );
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "credit_paise",
      ADD CONSTRAINT "payment_order_amount_is_payable" CHECK (amount_paise >= 100 AND amount_paise % 100 = 0),
      ADD CONSTRAINT "payment_order_method_is_known" CHECK (payment_method IN ('ONLINE', 'CASH')),
      ADD CONSTRAINT "payment_order_is_known_when_open" CHECK (provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled') OR payment_method = 'CASH' AND state = 'paid')`);
  }
}
