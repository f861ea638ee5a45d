import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an offer was called when it was bought by. */
export class KeepNamesOfUsedOffers1795687467483 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer_use" ADD "title" jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer_use" DROP COLUMN "title"`);
  }
}
