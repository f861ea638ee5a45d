import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which packs are sold loose, by weight. */
export class SellLoose1795700010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "product_variant" ADD "is_loose" boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "product_variant" DROP COLUMN "is_loose"`);
  }
}
