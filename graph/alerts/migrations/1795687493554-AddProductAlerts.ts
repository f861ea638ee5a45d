import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is told that a product is back in stock, or costs less. */
export class AddProductAlerts1795687493554 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "product_alert" ("id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "product_id" uuid NOT NULL, "variant_id" uuid, "user_id" uuid, "email" text, "language" text NOT NULL, "price_paise" integer, "confirmed_at" TIMESTAMP(3) WITH TIME ZONE, "due_at" TIMESTAMP(3) WITH TIME ZONE, "told_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "product_alert_is_confirmed_before" CHECK (confirmed_at IS NOT NULL OR (due_at IS NULL AND told_at IS NULL)), CONSTRAINT "product_alert_compares_prices" CHECK ((kind = 'PRICE_FALL') = (price_paise IS NOT NULL)), CONSTRAINT "product_alert_is_for_one" CHECK ((user_id IS NULL) <> (email IS NULL)), CONSTRAINT "product_alert_kind_is_known" CHECK (kind IN ('BACK_IN_STOCK', 'PRICE_FALL')), CONSTRAINT "PK_4aaf1216c1df81aa82d3f5b1bfe" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_d723974e95b4ffaf7fa5c616eb" ON "product_alert"  ("variant_id") `);
    await db.query(`CREATE INDEX "IDX_e2cba41329793cfc6989b608ae" ON "product_alert"  ("user_id") `);
    await db.query(`CREATE INDEX "IDX_c563cd5b152e144825088a1b3c" ON "product_alert"  ("email") `);
    await db.query(`CREATE INDEX "product_alert_waits" ON "product_alert"  ("product_id") WHERE told_at IS NULL`);
    await db.query(
      `CREATE UNIQUE INDEX "product_alert_is_one" ON "product_alert" ("product_id", "kind", coalesce("variant_id", "product_id"), coalesce("user_id"::text, "email"))`,
    );
    await db.query(
      `ALTER TABLE "product_alert" ADD CONSTRAINT "FK_4756e59d8c979867a2ab7440635" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_alert" ADD CONSTRAINT "FK_d723974e95b4ffaf7fa5c616ebe" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_alert" ADD CONSTRAINT "FK_e2cba41329793cfc6989b608ae1" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "product_alert"`);
  }
}
