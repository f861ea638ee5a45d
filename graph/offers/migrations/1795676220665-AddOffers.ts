import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of offers and of the codes that shoppers enter for them. */
export class AddOffers1795676220665 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "offer" ("id" uuid NOT NULL DEFAULT uuidv7(), "title" text NOT NULL, "translations" jsonb NOT NULL DEFAULT '{}', "status" text NOT NULL DEFAULT 'DRAFT', "terms" jsonb NOT NULL, "starts_at" TIMESTAMP(3) WITH TIME ZONE, "ends_at" TIMESTAMP(3) WITH TIME ZONE, "weekdays" integer array NOT NULL DEFAULT '{}', "hours_from" text, "hours_until" text, "needs_code" boolean NOT NULL DEFAULT false, "max_uses" integer, "max_uses_per_person" integer, "budget_paise" bigint, "uses" integer NOT NULL DEFAULT '0', "spent_paise" bigint NOT NULL DEFAULT '0', "first_order_only" boolean NOT NULL DEFAULT false, "customer_tag" text, "payment_option" text, "combines" boolean NOT NULL DEFAULT true, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "offer_limits_are_natural" CHECK (max_uses > 0 AND max_uses_per_person > 0 AND budget_paise > 0 AND uses >= 0 AND spent_paise >= 0), CONSTRAINT "offer_hours_are_times" CHECK ((hours_from IS NULL) = (hours_until IS NULL) AND hours_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND hours_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), CONSTRAINT "offer_has_days_of_the_week" CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]), CONSTRAINT "offer_ends_after_it_starts" CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at), CONSTRAINT "offer_translations_are_an_object" CHECK (jsonb_typeof(translations) = 'object'), CONSTRAINT "offer_terms_have_a_kind" CHECK (terms->>'kind' IS NOT NULL), CONSTRAINT "offer_status_is_known" CHECK (status IN ('DRAFT', 'LIVE', 'STOPPED')), CONSTRAINT "PK_57c6ae1abe49201919ef68de900" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_ccf82fd32c01bb10c17e816cf1" ON "offer"  ("status", "id") `);
    await db.query(
      `CREATE TABLE "offer_code" ("id" uuid NOT NULL DEFAULT uuidv7(), "offer_id" uuid NOT NULL, "code" text NOT NULL, "max_uses" integer, "uses" integer NOT NULL DEFAULT '0', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_9c2998c4cdbcfbc715abee45045" UNIQUE ("code"), CONSTRAINT "offer_code_limits_are_natural" CHECK (max_uses > 0 AND uses >= 0), CONSTRAINT "offer_code_is_in_capitals" CHECK (code ~ '^[A-Z0-9-]{3,40}$'), CONSTRAINT "PK_cf8ffc9a8b7259b448746536799" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_0f1363e256ea7799ffe9ae81df" ON "offer_code"  ("offer_id") `);
    await db.query(
      `ALTER TABLE "offer_code" ADD CONSTRAINT "FK_0f1363e256ea7799ffe9ae81df7" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_subject_is_known"`);
    await db.query(
      `ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN ('CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE', 'WEBHOOK_ENDPOINT', 'DELIVERY', 'PUBLIC_KEY', 'SHOP', 'OFFER'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_subject_is_known"`);
    await db.query(
      `ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN ('CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE', 'WEBHOOK_ENDPOINT', 'DELIVERY', 'PUBLIC_KEY', 'SHOP'))`,
    );
    await db.query(`ALTER TABLE "offer_code" DROP CONSTRAINT "FK_0f1363e256ea7799ffe9ae81df7"`);
    await db.query(`DROP INDEX "public"."IDX_0f1363e256ea7799ffe9ae81df"`);
    await db.query(`DROP TABLE "offer_code"`);
    await db.query(`DROP INDEX "public"."IDX_ccf82fd32c01bb10c17e816cf1"`);
    await db.query(`DROP TABLE "offer"`);
    await db.query(`DELETE FROM installation WHERE part = 'offers/sql'`);
  }
}
