import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = "'ORDERS', 'PAYMENTS', 'REFUNDS', 'STOCK', 'PRODUCTS', 'CUSTOMERS', 'UCP_ORDERS'";
const AFTER = "'OFFERS', 'CREDIT'";

/** Programs that buy by ACP are told of their own orders. */
export class TellProgramsByAcp1795725100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, `${BEFORE}, 'ACP_ORDERS', ${AFTER}`, "topics IN ('{UCP_ORDERS}', '{ACP_ORDERS}')");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM "webhook_endpoint" WHERE topics = '{ACP_ORDERS}'`);
    await allow(db, `${BEFORE}, ${AFTER}`, "topics = '{UCP_ORDERS}'");
  }
}

async function allow(db: QueryRunner, topics: string, isOfProgram: string): Promise<void> {
  await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_topics_are_known"`);
  await db.query(`ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_has_a_key_for_ucp"`);
  await db.query(
    `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY[${topics}])`,
  );
  await db.query(
    `ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_has_a_key_for_ucp" CHECK ((${isOfProgram}) = (api_key_id IS NOT NULL))`,
  );
}
