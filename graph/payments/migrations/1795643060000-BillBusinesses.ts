import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which business a checkout is billed to; null: a person. */
export class BillBusinesses1795643060000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_order ADD "buyer_gstin" text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_order DROP COLUMN "buyer_gstin"');
  }
}
