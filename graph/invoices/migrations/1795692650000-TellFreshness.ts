import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a line was promised to be at its best. */
export class TellFreshness1795692650000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "invoice_line" ADD "best_before" date');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "invoice_line" DROP COLUMN "best_before"');
  }
}
