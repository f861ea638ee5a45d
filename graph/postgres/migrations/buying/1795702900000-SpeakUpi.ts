import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stand-in of the payment provider has payments that wait for their bank, customers and saved cards. */
export class SpeakUpi1795702900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "standin_payment" DROP CONSTRAINT "standin_payment_status_is_known"`);
    await db.query(
      `ALTER TABLE "standin_payment" ADD CONSTRAINT "standin_payment_status_is_known" CHECK (status IN ('created', 'failed', 'authorized', 'captured', 'refunded'))`,
    );
    await db.query(
      `ALTER TABLE "standin_payment" ADD "expires_at" TIMESTAMP(3) WITH TIME ZONE, ADD "bank" text, ADD "customer_id" text, ADD "token_id" text`,
    );
    await db.query(
      `CREATE TABLE "standin_customer" ("id" text NOT NULL, "name" text NOT NULL, "email" text NOT NULL, "contact" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_fdb307770c8d1f67eb57aedce95" UNIQUE ("email"), CONSTRAINT "PK_93614a20277d13ea314f1f39449" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "standin_token" ("id" text NOT NULL, "customer_id" text NOT NULL, "network" text NOT NULL, "last4" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_e68f9962e0b76f095bce5bef5e5" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_e2c9d4e58d0657429dcfc801e3" ON "standin_token"  ("customer_id") `);
    await db.query(
      `ALTER TABLE "standin_token" ADD CONSTRAINT "FK_e2c9d4e58d0657429dcfc801e3f" FOREIGN KEY ("customer_id") REFERENCES "standin_customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "standin_token"`);
    await db.query(`DROP TABLE "standin_customer"`);
    await db.query(`DELETE FROM standin_payment WHERE status = 'created'`);
    await db.query(
      `ALTER TABLE "standin_payment" DROP COLUMN "token_id", DROP COLUMN "customer_id", DROP COLUMN "bank", DROP COLUMN "expires_at"`,
    );
    await db.query(`ALTER TABLE "standin_payment" DROP CONSTRAINT "standin_payment_status_is_known"`);
    await db.query(
      `ALTER TABLE "standin_payment" ADD CONSTRAINT "standin_payment_status_is_known" CHECK (status IN ('failed', 'authorized', 'captured', 'refunded'))`,
    );
  }
}
