import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints may be told of offers, and of gift cards and store credit. */
export class TellOfOffersAndCredit1795712000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_topics_are_known"`);
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY['ORDERS', 'PAYMENTS', 'REFUNDS', 'STOCK', 'PRODUCTS', 'CUSTOMERS', 'UCP_ORDERS', 'OFFERS', 'CREDIT'])`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS tells_offer_delete ON offer');
    await db.query('DROP TRIGGER IF EXISTS tells_offer_insert ON offer');
    await db.query('DROP TRIGGER IF EXISTS tells_offer_update ON offer');
    await db.query('DROP TRIGGER IF EXISTS tells_credit_insert ON credit_movement');
    await db.query(`DELETE FROM installation WHERE part = 'webhooks/sql'`);
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_topics_are_known"`);
    await db.query(
      `UPDATE webhook_endpoint SET topics = array_remove(array_remove(topics, 'OFFERS'), 'CREDIT') WHERE topics && ARRAY['OFFERS', 'CREDIT'] AND NOT topics <@ ARRAY['OFFERS', 'CREDIT']`,
    );
    await db.query(`DELETE FROM webhook_endpoint WHERE topics <@ ARRAY['OFFERS', 'CREDIT']`);
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY['ORDERS', 'PAYMENTS', 'REFUNDS', 'STOCK', 'PRODUCTS', 'CUSTOMERS', 'UCP_ORDERS'])`,
    );
  }
}
