import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When everybody had percent off goods, for prices that are struck later. */
export class KeepRunsOfOffers1795689754732 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "offer_run" ("offer_id" uuid NOT NULL, "began_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP(3) WITH TIME ZONE, "percent" numeric NOT NULL, "scope" jsonb NOT NULL, CONSTRAINT "PK_58c807a564e263c5144168d04f6" PRIMARY KEY ("offer_id", "began_at"))`,
    );
    await db.query(
      `ALTER TABLE "offer_run" ADD CONSTRAINT "FK_ce1240b2f40be962685df30036e" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(`
      INSERT INTO offer_run (offer_id, began_at, ended_at, percent, scope)
      SELECT id, coalesce(starts_at, created_at), ends_at, (terms->>'percent')::numeric, terms->'scope' FROM offer
      WHERE status = 'LIVE' AND terms->>'kind' = 'PERCENT_OFF' AND NOT needs_code AND NOT first_order_only
        AND customer_tag IS NULL AND payment_option IS NULL
        AND coalesce(terms->>'minPaise', terms->>'minQuantity', terms->>'maxDiscountPaise') IS NULL
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER IF EXISTS looks_back_at_offers ON product_variant`);
    await db.query(`DROP TRIGGER IF EXISTS keeps_run ON offer`);
    await db.query(`DROP FUNCTION IF EXISTS look_back_at_offers()`);
    await db.query(`DROP FUNCTION IF EXISTS keep_offer_run()`);
    await db.query(`ALTER TABLE "offer_run" DROP CONSTRAINT "FK_ce1240b2f40be962685df30036e"`);
    await db.query(`DROP TABLE "offer_run"`);
    await db.query(`DELETE FROM installation WHERE part = 'offers/sql'`);
  }
}
