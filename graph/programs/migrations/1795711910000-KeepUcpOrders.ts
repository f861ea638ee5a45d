import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which order became of a checkout, and which program opened it. */
export class KeepUcpOrders1795711910000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "ucp_session" ADD "api_key_id" uuid`);
    await db.query(`ALTER TABLE "ucp_session" ADD "order_id" uuid`);
    await db.query(`CREATE INDEX "IDX_dda9697c5a1af8387437a2c17e" ON "ucp_session"  ("order_id") `);
    await db.query(
      `ALTER TABLE "ucp_session" ADD CONSTRAINT "FK_f5442f3340809cf7ecde23b63ad" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "ucp_session" ADD CONSTRAINT "FK_dda9697c5a1af8387437a2c17e2" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "ucp_session" DROP CONSTRAINT "FK_dda9697c5a1af8387437a2c17e2"`);
    await db.query(`ALTER TABLE "ucp_session" DROP CONSTRAINT "FK_f5442f3340809cf7ecde23b63ad"`);
    await db.query(`DROP INDEX "IDX_dda9697c5a1af8387437a2c17e"`);
    await db.query(`ALTER TABLE "ucp_session" DROP COLUMN "order_id"`);
    await db.query(`ALTER TABLE "ucp_session" DROP COLUMN "api_key_id"`);
  }
}
