import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a line is at its best, and when it is to come, as it is promised. */
export class HoldBatches1795692620000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "payment_order_line" ADD "best_before" date, ADD "deliver_on" date');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS keeps_promised_day ON "payment_order_line"');
    await db.query('ALTER TABLE "payment_order_line" DROP COLUMN "best_before", DROP COLUMN "deliver_on"');
    await db.query(`DELETE FROM installation WHERE part = 'payments/sql'`);
  }
}
