import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which business an invoice is made out to (null: a person), and invoices by when they were issued. */
export class NameBuyers1795643120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invoice ADD "buyer_gstin" text');
    await db.query('CREATE INDEX "invoice_by_moment" ON invoice ("issued_at")');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX "invoice_by_moment"');
    await db.query('ALTER TABLE invoice DROP COLUMN "buyer_gstin"');
  }
}
