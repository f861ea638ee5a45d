import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With what alone a checkout may be paid whose offers are for that; refunds of what was not. */
export class PayByPartAlone1795714010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order" ADD "only_instrument" text, ADD "provider_offer_id" text`);
    await db.query(
      `ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_instrument_is_known" CHECK (only_instrument IN ('UPI', 'CARD', 'NETBANKING'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_instrument_is_known"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "provider_offer_id", DROP COLUMN "only_instrument"`);
  }
}
