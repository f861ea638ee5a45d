import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goods were called in the language that they were bought in, beside their name in English. */
export class KeepCheckoutTitles1795489320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE payment_order_line ADD "titles" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_order_line DROP COLUMN "titles"');
  }
}
