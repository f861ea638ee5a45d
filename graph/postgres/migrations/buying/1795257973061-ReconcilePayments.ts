import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReconcilePayments1795257973061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX "public"."payment_order_by_expiry"`);
    await db.query(`DROP INDEX "public"."webhook_event_to_do"`);
    await db.query(
      `CREATE TABLE "recurring_work" ("name" text NOT NULL, "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "done_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "PK_f72c1c1fdd9f0acf509be6e65b5" PRIMARY KEY ("name"))`,
    );
    await db.query(`ALTER TABLE "payment_order" ADD "next_check_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "payment_order" ADD "checks" integer NOT NULL DEFAULT '0'`);
    // Of what was begun before, everything that may still be paid is asked after.
    await db.query(
      `UPDATE "payment_order" SET "next_check_at" = now() WHERE "state" IN ('creating', 'open')
         OR "state" IN ('cancelled', 'expired') AND "provider_order_id" IS NOT NULL`,
    );
    await db.query(`ALTER TABLE "webhook_event" ADD "attempts" integer NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "webhook_event" ADD "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`);
    await db.query(
      `CREATE INDEX "payment_order_to_check" ON "payment_order"  ("next_check_at") WHERE next_check_at IS NOT NULL`,
    );
    await db.query(`CREATE INDEX "webhook_event_to_do" ON "webhook_event"  ("next_at") WHERE processed_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX "public"."webhook_event_to_do"`);
    await db.query(`DROP INDEX "public"."payment_order_to_check"`);
    await db.query(`ALTER TABLE "webhook_event" DROP COLUMN "next_at"`);
    await db.query(`ALTER TABLE "webhook_event" DROP COLUMN "attempts"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "checks"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "next_check_at"`);
    await db.query(`DROP TABLE "recurring_work"`);
    await db.query(
      `CREATE INDEX "webhook_event_to_do" ON "webhook_event" USING btree ("received_at") WHERE (processed_at IS NULL)`,
    );
    await db.query(
      `CREATE INDEX "payment_order_by_expiry" ON "payment_order" USING btree ("expires_at") WHERE (state = ANY (ARRAY['creating'::text, 'open'::text]))`,
    );
  }
}
