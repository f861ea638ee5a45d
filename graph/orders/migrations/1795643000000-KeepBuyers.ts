import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which business an order is billed to; null: a person. */
export class KeepBuyers1795643000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "order" ADD "buyer_gstin" text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "order" DROP COLUMN "buyer_gstin"');
  }
}
