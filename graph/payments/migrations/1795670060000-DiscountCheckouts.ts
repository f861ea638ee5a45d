import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of a checkout says what is taken off it. */
export class DiscountCheckouts1795670060000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order_line" ADD "discount_paise" bigint NOT NULL DEFAULT 0`);
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "payment_order_line_discount_is_part_of_it" CHECK (discount_paise BETWEEN 0 AND quantity * price_paise)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "payment_order_line" DROP CONSTRAINT "payment_order_line_discount_is_part_of_it"');
    await db.query('ALTER TABLE "payment_order_line" DROP COLUMN "discount_paise"');
  }
}
