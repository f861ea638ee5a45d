import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order keeps what its number begins with. */
export class KeepNumbersOfOrders1795650060000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "order" ADD "number_prefix" text NOT NULL DEFAULT 'JH'`);
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "order_number_begins_with_letters" CHECK (number_prefix ~ '^[A-Z]{1,5}$')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "order" DROP CONSTRAINT "order_number_begins_with_letters"');
    await db.query('ALTER TABLE "order" DROP COLUMN "number_prefix"');
    // What reads the column is put back by the next start of a build that has none.
    await db.query(`DELETE FROM installation WHERE part = 'webhooks/sql'`);
  }
}
