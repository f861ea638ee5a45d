import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The batches that suppliers bring. */
export class ReceiveBatches1795692640000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE "goods_receipt_line" ADD "batch_number" text NOT NULL DEFAULT '', ADD "best_before" date, ADD "made_on" date`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE "goods_receipt_line" DROP COLUMN "batch_number", DROP COLUMN "best_before", DROP COLUMN "made_on"',
    );
  }
}
