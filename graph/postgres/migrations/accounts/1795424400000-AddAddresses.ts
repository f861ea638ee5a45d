import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Address books, which begin with where each shopper's latest order went. */
export class AddAddresses1795424400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "address" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "label" text, "full_name" text NOT NULL, "phone_number" text NOT NULL, "street_address_line1" text NOT NULL, "street_address_line2" text, "city" text NOT NULL, "state" text NOT NULL, "country" text NOT NULL, "zip_code" text NOT NULL, "is_chosen" boolean NOT NULL DEFAULT false, "last_used_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "PK_d92de1f82754668b5f5f5dd4fd5" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_35cd6c3fafec0bb5d072e24ea2" ON "address"  ("user_id") `);
    await db.query(
      `CREATE UNIQUE INDEX "address_is_one_default_per_shopper" ON "address"  ("user_id") WHERE is_chosen`,
    );
    await db.query(
      `ALTER TABLE "address" ADD CONSTRAINT "FK_35cd6c3fafec0bb5d072e24ea20" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `INSERT INTO "address" ("user_id", "full_name", "phone_number", "street_address_line1", "zip_code", "city", "state", "country", "last_used_at")
       SELECT DISTINCT ON ("user_id") "user_id", "name", "phone_number", "address", "pincode", "city", "region", "country", "placed_at"
       FROM "order" WHERE "city" IS NOT NULL AND "region" IS NOT NULL AND "country" IS NOT NULL
       ORDER BY "user_id", "sequence" DESC`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "address" DROP CONSTRAINT "FK_35cd6c3fafec0bb5d072e24ea20"`);
    await db.query(`DROP INDEX "public"."address_is_one_default_per_shopper"`);
    await db.query(`DROP INDEX "public"."IDX_35cd6c3fafec0bb5d072e24ea2"`);
    await db.query(`DROP TABLE "address"`);
  }
}
