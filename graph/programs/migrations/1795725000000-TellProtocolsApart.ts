import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs come by ACP as well, and are told of their orders by it. */
export class TellProtocolsApart1795725000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "ucp_session" ADD "protocol" text NOT NULL DEFAULT 'UCP'`);
    await db.query(
      `ALTER TABLE "ucp_session" ADD CONSTRAINT "ucp_session_protocol_is_known" CHECK (protocol IN ('UCP', 'ACP'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM "ucp_session" WHERE protocol <> 'UCP'`);
    await db.query(`ALTER TABLE "ucp_session" DROP CONSTRAINT "ucp_session_protocol_is_known"`);
    await db.query(`ALTER TABLE "ucp_session" DROP COLUMN "protocol"`);
  }
}
