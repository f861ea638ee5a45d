import type { MigrationInterface, QueryRunner } from 'typeorm';

/** My List, the newsletter and what limits both; one review for each shopper and product, marked by the orders alone. */
export class KeepWishesAndSubscriptions1795257399811 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "newsletter_subscription" ("id" uuid NOT NULL DEFAULT uuidv7(), "email" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_7c23b6c409a2f566ea2c2dc6f72" UNIQUE ("email"), CONSTRAINT "newsletter_email_is_normal" CHECK (email <> '' AND email = lower(email)), CONSTRAINT "PK_0e447c9eba4ae7ebdbaef097bc3" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "attempt" ("key" text NOT NULL, "times" TIMESTAMP WITH TIME ZONE array NOT NULL, "forget_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "attempts_are_timed" CHECK (cardinality(times) > 0), CONSTRAINT "PK_e3a39bfc9b3dc559313a8f4a957" PRIMARY KEY ("key"))`,
    );
    await db.query(`CREATE INDEX "IDX_2bd94cdd57e231208f8c3c4005" ON "attempt"  ("forget_at") `);
    await db.query(
      `CREATE TABLE "wishlist_item" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "product_id" uuid NOT NULL, "added_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "wishlist_item_is_one_per_product" UNIQUE ("user_id", "product_id"), CONSTRAINT "PK_dc473007d691690801365193b72" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_928fbf35568fcab9681d827079" ON "wishlist_item"  ("product_id") `);
    await db.query(`ALTER TABLE "review" DROP COLUMN "verified_purchase"`);
    await db.query(`ALTER TABLE "review" ADD CONSTRAINT "review_is_one_per_shopper" UNIQUE ("product_id", "user_id")`);
    await db.query(
      `ALTER TABLE "wishlist_item" ADD CONSTRAINT "FK_f2db4a8af86d963bccb8cf7a12b" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "wishlist_item" ADD CONSTRAINT "FK_928fbf35568fcab9681d8270792" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "wishlist_item" DROP CONSTRAINT "FK_928fbf35568fcab9681d8270792"`);
    await db.query(`ALTER TABLE "wishlist_item" DROP CONSTRAINT "FK_f2db4a8af86d963bccb8cf7a12b"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "review_is_one_per_shopper"`);
    await db.query(`ALTER TABLE "review" ADD "verified_purchase" boolean NOT NULL DEFAULT false`);
    await db.query(`DROP INDEX "public"."IDX_928fbf35568fcab9681d827079"`);
    await db.query(`DROP TABLE "wishlist_item"`);
    await db.query(`DROP INDEX "public"."IDX_2bd94cdd57e231208f8c3c4005"`);
    await db.query(`DROP TABLE "attempt"`);
    await db.query(`DROP TABLE "newsletter_subscription"`);
  }
}
