import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What delivery cost is a line of an invoice, which is of no line of the order. */
export class InvoiceDelivery1795412400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "invoice_line" ALTER COLUMN "order_line_id" DROP NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM "invoice_line" WHERE "order_line_id" IS NULL');
    await db.query('ALTER TABLE "invoice_line" ALTER COLUMN "order_line_id" SET NOT NULL');
  }
}
