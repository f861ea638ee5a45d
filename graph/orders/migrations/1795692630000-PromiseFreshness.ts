import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a line is at its best, and when it was to come, as it was promised. */
export class PromiseFreshness1795692630000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "order_line" ADD "best_before" date, ADD "deliver_on" date');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS keeps_promised_day ON "order_line"');
    await db.query('DROP TRIGGER IF EXISTS sends_batches ON "shipment_line"');
    await db.query(`DELETE FROM installation WHERE part = 'payments/sql'`);
    await db.query('ALTER TABLE "order_line" DROP COLUMN "best_before", DROP COLUMN "deliver_on"');
  }
}
