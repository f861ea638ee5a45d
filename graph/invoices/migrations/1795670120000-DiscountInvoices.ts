import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of an invoice says what was taken off it. */
export class DiscountInvoices1795670120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "invoice_line" ADD "discount_paise" bigint NOT NULL DEFAULT 0`);
    await db.query(
      `ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_discount_is_part_of_it" CHECK (discount_paise BETWEEN 0 AND quantity * price_paise)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "invoice_line" DROP CONSTRAINT "invoice_line_discount_is_part_of_it"');
    await db.query('ALTER TABLE "invoice_line" DROP COLUMN "discount_paise"');
  }
}
