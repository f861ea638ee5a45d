import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Offers for the cards of a bank name the offer of the provider's that says which; none is for cash
 * any more, and one that was is stopped.
 */
export class OfferByWayToPay1795714000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE "offer" ADD "provider_offer_id" text, ADD "cards" text, ADD "provider_refusal" text, ADD "provider_refused_at" TIMESTAMP(3) WITH TIME ZONE`,
    );
    await db.query(
      `ALTER TABLE "offer" ADD CONSTRAINT "offer_names_its_cards" CHECK ((payment_option IS NOT DISTINCT FROM 'bank-card') = (provider_offer_id IS NOT NULL AND cards IS NOT NULL))`,
    );
    await db.query(`UPDATE offer SET status = 'STOPPED' WHERE payment_option = 'cash' AND status = 'LIVE'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer" DROP CONSTRAINT "offer_names_its_cards"`);
    await db.query(
      `UPDATE offer SET status = 'STOPPED', payment_option = 'online' WHERE payment_option IN ('bank-card', 'upi')`,
    );
    await db.query(
      `ALTER TABLE "offer" DROP COLUMN "provider_refused_at", DROP COLUMN "provider_refusal", DROP COLUMN "cards", DROP COLUMN "provider_offer_id"`,
    );
  }
}
