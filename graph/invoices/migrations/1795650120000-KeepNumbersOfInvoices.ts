import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice keeps what its number begins with. */
export class KeepNumbersOfInvoices1795650120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invoice ADD "number_prefix" text');
    await db.query(`UPDATE invoice SET number_prefix = CASE kind WHEN 'INVOICE' THEN 'JH' ELSE 'JC' END`);
    await db.query('ALTER TABLE invoice ALTER "number_prefix" SET NOT NULL');
    await db.query(
      `ALTER TABLE invoice ADD CONSTRAINT "invoice_number_begins_with_letters" CHECK (number_prefix ~ '^[A-Z]{1,3}$')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invoice DROP CONSTRAINT "invoice_number_begins_with_letters"');
    await db.query('ALTER TABLE invoice DROP COLUMN "number_prefix"');
  }
}
