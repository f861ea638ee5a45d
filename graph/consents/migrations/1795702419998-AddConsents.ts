import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of consent. */
export class AddConsents1795702419998 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "consent" ("id" uuid NOT NULL DEFAULT uuidv7(), "email" text NOT NULL, "purpose" text NOT NULL, "is_given" boolean NOT NULL, "notice_version" text NOT NULL, "language" text NOT NULL, "proof" text NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "consent_purpose_is_known" CHECK (purpose IN ('NEWSLETTER', 'PRODUCT_ALERTS')), CONSTRAINT "PK_9115e8d6b082d4fc46d56134d29" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "consent_of_address" ON "consent"  ("email", "purpose", "id") `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "consent"`);
    await db.query(`DELETE FROM installation WHERE part = 'consents/sql'`);
  }
}
