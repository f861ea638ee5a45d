import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = 'ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_is_known" CHECK';

/** Whose cards the provider keeps, and that they consented to it. */
export class SaveCards1795702910000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "payment_customer" ("user_id" uuid NOT NULL, "provider_customer_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_ccc3c72332d870929e14af5662a" PRIMARY KEY ("user_id"))`,
    );
    await db.query(
      `ALTER TABLE "payment_customer" ADD CONSTRAINT "FK_ccc3c72332d870929e14af5662a" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query('ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_is_known"');
    await db.query(`${PURPOSES} (purpose IN ('NEWSLETTER', 'PRODUCT_ALERTS', 'SAVED_CARDS'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "consent" DISABLE TRIGGER USER');
    await db.query(`DELETE FROM "consent" WHERE purpose = 'SAVED_CARDS'`);
    await db.query('ALTER TABLE "consent" ENABLE TRIGGER USER');
    await db.query('ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_is_known"');
    await db.query(`${PURPOSES} (purpose IN ('NEWSLETTER', 'PRODUCT_ALERTS'))`);
    await db.query('DROP TABLE "payment_customer"');
  }
}
