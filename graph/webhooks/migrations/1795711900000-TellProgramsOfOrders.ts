import type { MigrationInterface, QueryRunner } from 'typeorm';

const KNOWN = "'ORDERS', 'PAYMENTS', 'REFUNDS', 'STOCK', 'PRODUCTS', 'CUSTOMERS'";

/** Programs that buy by UCP are told of their own orders. */
export class TellProgramsOfOrders1795711900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "webhook_endpoint" ADD "api_key_id" uuid`);
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_topics_are_known"`);
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY[${KNOWN}, 'UCP_ORDERS'])`,
    );
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_has_a_key_for_ucp" CHECK ((topics = '{UCP_ORDERS}') = (api_key_id IS NOT NULL))`,
    );
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "FK_f45edde457ee4bcf57509452474" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM "webhook_endpoint" WHERE api_key_id IS NOT NULL`);
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "FK_f45edde457ee4bcf57509452474"`);
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_has_a_key_for_ucp"`);
    await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_topics_are_known"`);
    await db.query(
      `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY[${KNOWN}])`,
    );
    await db.query(`ALTER TABLE "webhook_endpoint" DROP COLUMN "api_key_id"`);
  }
}
